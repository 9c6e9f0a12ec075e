"""The tabs under the page: those of a path configuration, and an app's own."""

import json

import pytest

from harness.accessibility import assert_accessible
from harness.app_command import AppCommand
from harness.app_page import AppPage
from harness.configured_server import configured_server
from harness.device import NATIVE, SCREEN, Device
from harness.form_component import write_form
from harness.viaduct_server import ViaductServer

TABS = [{"title": "Home", "path": "/", "ios_system_image_name": "house"},
        {"title": "Posts", "path": "/posts", "ios_system_image_name": "list.bullet"}]
APP = """\
import HotwireNative
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private lazy var tabs = HotwireTabBarController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        tabs.load([
            HotwireTab(title: "Home", image: UIImage(systemName: "house")!, url: URL(string: "https://shop.example")!),
            HotwireTab(title: "Posts", image: UIImage(systemName: "list.bullet")!, url: URL(string: "https://shop.example/posts")!)
        ])
    }
}
"""
PINNED = '<button id="pinned" style="position: fixed; bottom: 0; left: 0; right: 0">Accept cookies</button>'


@pytest.fixture(scope="module")
def configured(tmp_path_factory):
    server = configured_server(tmp_path_factory.mktemp("paths"), {"settings": {"tabs": TABS}, "rules": []})
    yield server
    server.stop()


@pytest.mark.slow
@pytest.mark.any_browser
def test_each_phone_follows_the_path_configuration_that_is_its_own(tab, app, tmp_path):
    arguments = []
    for platform, title in {"ios": "Home", "android": "Start"}.items():
        file = tmp_path / f"{platform}.json"
        file.write_text(json.dumps({"settings": {"tabs": [{"title": title, "path": "/"}]}, "rules": []}))
        arguments += ["--path-configuration", f"{platform}={file}"]
    server = ViaductServer(*arguments)
    try:
        app.add(AppPage(server.url, libraries=[]), "/")
        tab.open(f"{app.url}/")
        tab.native("tab", "Home").wait()
        tab.open(f"{app.url}/?viaduct_platform=android")
        tab.native("tab", "Start").wait()
        tab.native("tab", "Home").wait_gone()
    finally:
        server.stop()


@pytest.fixture
def site(tab, app):
    """Opens the first of three pages."""

    def site(viaduct, extra=""):
        for path, title in {"/": "Home page", "/posts": "All posts", "/posts/1": "A post"}.items():
            app.add(AppPage(viaduct, '<a href="/posts/1">A post</a><p style="height: 200vh">Long</p><p id="end">End</p>' + extra,
                            title=title, libraries=[]), path)
        tab.open(app.url + "/")
        tab.native("tab", "Home").wait()
        return tab

    return site


def wait_for(tab, title, selected):
    tab.wait_until(f"() => document.querySelector('h1')?.textContent === {json.dumps(title)}")
    tab.native_text(title).wait()
    tab.wait_until("() => [...document.querySelector('viaduct-screen').shadowRoot.querySelectorAll('[role=tab]')]"
                   f".find(tab => tab.ariaSelected === 'true')?.textContent === {json.dumps(selected)}")


def go_through(tab):
    wait_for(tab, "Home page", "Home")
    tab.native("tab", "Posts").tap()
    wait_for(tab, "All posts", "Posts")
    tab.native("button", "Back to Home page").wait_gone()
    tab.page("a").tap()
    wait_for(tab, "A post", "Posts")
    tab.native("button", "Back to All posts").wait()
    tab.native("tab", "Posts").tap()
    wait_for(tab, "All posts", "Posts")
    tab.back()
    wait_for(tab, "Home page", "Home")


@pytest.mark.any_browser
def test_the_tabs_of_the_path_configuration_take_the_page_to_and_fro(site, configured):
    go_through(site(configured.url))


@pytest.mark.slow
@pytest.mark.any_browser
def test_the_tabs_of_the_path_configuration_stay_when_an_app_with_components_only_comes(site, configured, tmp_path):
    tab = site(configured.url)
    app = AppCommand(write_form(tmp_path / "Bridge"), "--server", configured.url)
    try:
        tab.wait_until("() => navigator.userAgent.includes('bridge-components: [form')")
        go_through(tab)
    finally:
        app.stop()


@pytest.mark.any_browser
def test_an_apps_own_tabs_take_the_page_to_and_fro(run, site, own_server):
    run()
    go_through(site(own_server.url))


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "Tabs"
    folder.mkdir()
    (folder / "SceneDelegate.swift").write_text(APP)
    return folder


def test_the_tabs_cover_nothing_of_the_page(site, configured):
    tab = site(configured.url)
    tab.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    bar = tab.native("tablist").rect
    assert bar["bottom"] == tab.evaluate("() => innerHeight")
    assert tab.page("#end").rect["bottom"] <= bar["y"]


@pytest.mark.slow
def test_what_is_fixed_to_the_bottom_of_the_page_stands_above_the_tabs(site, configured):
    tab = site(configured.url, PINNED)
    tab.wait_until("""() => document.querySelector("#pinned").getBoundingClientRect().bottom
        <= document.querySelector("viaduct-screen").shadowRoot.querySelector(".tabs").getBoundingClientRect().top""")
    tab.page("#pinned").tap()


@pytest.mark.slow
def test_in_a_device_the_page_ends_where_the_tabs_begin(tab, configured):
    Device(tab, configured).open()
    tab.wait_until(f"""() => Math.abs({SCREEN}.viaductScreen.frame.getBoundingClientRect().bottom
        - {NATIVE}.querySelector(".tabs").getBoundingClientRect().top) < 1""")


@pytest.mark.any_browser
def test_the_tabs_are_accessible(site, configured):
    assert_accessible(site(configured.url))


@pytest.mark.slow
@pytest.mark.any_browser
@pytest.mark.parametrize("platform", ["ios", "android"])
def test_a_long_title_stays_in_one_line(tab, app, tmp_path, platform):
    titles = ["Navigation", "Bridge Components and More", "Resources", "Bugs & Fixes"]
    server = configured_server(tmp_path, {"settings": {"tabs": [{"title": title, "path": f"/{title}"} for title in titles]}, "rules": []})
    try:
        tab.open(app.add(AppPage(server.url, "", query=f"?platform={platform}")))
        assert tab.native_text(titles[1]).wait().rect["height"] == tab.native_text(titles[0]).rect["height"]
    finally:
        server.stop()
