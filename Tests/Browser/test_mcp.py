"""`viaduct mcp`: a coding agent sees and uses the native side of a page, in a browser of its own or in another one."""

import os
import signal
import subprocess

import pytest
import yaml
from jsonschema import Draft202012Validator

from harness.agent import Agent
from harness.app_page import AppPage, component
from harness.contract import CONTROLLER, SWIFT
from harness.form_component import edit, write_form
from harness.guarded import ALICE, guarded_app
from harness.ports import free_port
from harness.raw_page import RawPage
from harness.viaduct_server import PROGRAM, process_options
from harness.waiting import wait_until

pytestmark = pytest.mark.any_browser
CONNECT = component("form", connect=("connect", {"submitTitle": "Save"}))
FORM = CONNECT + component("button", connect=("conect", {"title": "Profile"}))
# The right end of the bar, where iOS has the form's button.
BUTTON = (300, 4, 86, 40)
RATING = component("rating", connect=("connect", {"title": "Tea"}))
RULES = [{"on": "connect", "sheet": {"title": "Rate {{data.title}}", "items": [{"title": "Good", "reply": {"data": {"stars": 5}}}]}}]


@pytest.fixture
def agent(own_server):
    with Agent(own_server) as agent:
        yield agent


def processes(folder):
    """The processes whose command line names the folder."""
    found = []
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{process}/cmdline", "rb") as file:
                found += [process] if str(folder).encode() in file.read() else []
        except OSError:
            pass
    return found


def test_an_agent_sees_the_messages_uses_the_controls_and_reads_why_one_was_dropped(tab, app, own_server, agent):
    tab.open(app.add(AppPage(own_server.url, FORM)) + "?viaduct_test=agent")
    [message] = agent.call("messages", component="form", event="connect")["messages"]
    assert message["data"]["submitTitle"] == "Save"
    assert agent.call("tap", title="Save")["title"] == "Save"
    tab.wait_for_replies(1)
    assert "“Save” (bar item" in agent.call("tap", title="Sve", timeout=0)
    assert [page["page"] for page in agent.call("pages")["pages"]] == [message["page"]]
    [verdict] = agent.call("dropped")["dropped"]
    assert (verdict["code"], verdict["component"], verdict["event"], verdict["count"]) == ("VD-EVENT-1", "button", "conect", 1)
    assert "conect" in agent.call("strict")
    assert "## Cure" in agent.call("explain", code=verdict["code"])
    assert "is in a browser that “open” has not started" in agent.call("screenshot")


def test_an_agent_opens_a_page_taps_its_control_and_looks_at_both(app, own_server, agent):
    plain = app.add(AppPage(own_server.url, "<p>Plain</p>"), "/plain")
    form = app.add(AppPage(own_server.url, CONNECT, title="Form"), "/form")
    agent.call("open", address=plain)
    bare, _ = agent.look()
    assert (bare.width, bare.height) == (390, 844)
    opened = agent.call("open", address=form)
    assert (opened["title"], opened["status"], opened["platform"], opened["errors"]) == ("Form", 200, "ios", [])
    [message] = agent.call("messages", component="form", event="connect")["messages"]
    assert message["page"] == opened["page"]
    picture, about = agent.look()
    assert (about["title"], about["width"], about["height"]) == ("Form", 390, 844)
    assert len(bare.colours(*BUTTON)) <= 2 and len(picture.colours(*BUTTON)) > 8, "The bar has the native button."
    assert len(picture.colours(0, 60, 390, 100)) > 8, "The page is below the bar."
    agent.call("tap", title="Save")
    assert agent.call("strict") == {}
    # It takes the place of the page before.
    agent.call("open", address=form, platform="android", width=500, height=600)
    [page] = agent.call("pages")["pages"]
    assert page["platform"] == "android"
    picture, _ = agent.look(scale=2)
    assert (picture.width, picture.height) == (1000, 1200)
    assert agent.call("open", address=form)["platform"] == "ios", "The choice before is taken back."


def test_the_schemas_of_the_tools_are_valid_and_take_what_the_server_takes(agent):
    tools = {tool["name"]: tool for tool in agent.request("tools/list", {})["tools"]}
    for tool in tools.values():
        Draft202012Validator.check_schema(tool["inputSchema"])
        assert len(tool["description"]) > 40
    stub = Draft202012Validator(tools["stub"]["inputSchema"])
    assert stub.is_valid({"name": "rating", "rules": RULES}) and stub.is_valid({"name": "rating", "rules": None})
    for wrong in ([{}], [{"on": "connect", "buton": {}}], [{"on": "connect", "sheet": {"items": [{}]}}], {}):
        assert not stub.is_valid({"name": "rating", "rules": wrong}), wrong


def test_a_page_that_does_not_connect_says_why_and_can_be_looked_at(app, own_server, agent):
    broken = app.add(AppPage(own_server.url, "<script>throw new Error('too early')</script>", adapter_place="none"))
    text = agent.call("open", address=broken)
    assert "is loaded, and was answered with the status 200, but it has not connected to" in text
    assert "Error: too early" in text and "viaduct doctor" in text
    picture, about = agent.look()
    assert picture.width == 390 and "too early" in about["errors"][0]
    assert "net::ERR_CONNECTION_REFUSED" in agent.call("open", address=f"http://localhost:{free_port()}/")


def test_a_dialog_of_the_page_does_not_hold_it_up(app, own_server, agent):
    opened = agent.call("open", address=app.add(AppPage(own_server.url, CONNECT + "<script>confirm('Sure?')</script>")))
    assert opened["errors"] == ["confirm(“Sure?”) was cancelled: nobody saw it"]


@pytest.mark.slow
def test_a_large_picture_is_taken_with_fewer_pixels(app, own_server, agent):
    noise = ("<canvas width=2000 height=2000></canvas><script>const image = new ImageData(2000, 2000), words = new Uint32Array(image.data.buffer);"
             "for (let index = 0; index < words.length; index++) words[index] = Math.random() * 2 ** 32; document.querySelector('canvas').getContext('2d').putImageData(image, 0, 0)"
             "</script>")
    agent.call("open", address=app.add(AppPage(own_server.url, noise)), width=2000, height=2000)
    picture, about = agent.look(scale=1)
    assert about["width"] == picture.width < 2000 and len(picture.data) < 2 << 20
    assert about["note"].startswith("It has fewer pixels than wanted")


def test_an_agent_sees_one_room(own_server):
    with RawPage(own_server, room="mine").open() as mine, RawPage(own_server, room="other").open() as other:
        for page in (mine, other):
            page.message("button", "conect", {})
            page.wait_until_handled()
        with Agent(own_server, "--room", "mine") as agent:
            assert [page["page"] for page in agent.call("pages")["pages"]] == [mine.id[:8]]
            assert [verdict["count"] for verdict in agent.call("dropped")["dropped"]] == [1]


def test_pages_of_other_tests_are_left_out(tab, app, own_server, agent):
    tab.open(app.add(AppPage(own_server.url, FORM)) + "?viaduct_test=other")
    wait_until(lambda: "left out" in agent.call("pages").get("note", ""), "the page of the other test")
    with RawPage(own_server).open() as none:
        none.message("button", "conect", {})
        none.wait_until_handled()
        answer = agent.call("pages")
        assert [page["page"] for page in answer["pages"]] == [none.id[:8]]
        assert answer["note"] == "1 page of another test is left out."
        assert [verdict["pages"] for verdict in agent.call("dropped")["dropped"]] == [[none.id[:8]]]
        # Also when it is closed.
        tab.open("about:blank")
        assert [verdict["pages"] for verdict in agent.call("dropped")["dropped"]] == [[none.id[:8]]]


def test_an_agent_enters_a_guarded_server_and_stubs_a_component_that_does_not_exist_yet():
    with guarded_app() as (app, server):
        app.add("/", AppPage(server.url, RATING, title="Guarded", components=("rating",), adapter_place="none").html)
        with Agent(server, token=ALICE) as agent:
            assert "rule 1" in agent.call("stub", name="rating", rules=[{"on": "connect", "buton": {}}])
            assert agent.call("stub", name="rating", rules=RULES) == {"stubs": ["rating"]}
            opened = agent.call("open", address="/?a=1")
            assert (opened["title"], opened["status"]) == ("Guarded", 200)
            assert "a=1" in opened["url"]
            assert agent.call("choose", option="Good")["title"] == "Good"
            assert agent.call("strict") == {}


@pytest.mark.parametrize("end", ["agent", "command"])
def test_the_browser_ends_with_the_agent_and_leaves_no_files(app, own_server, short_folder, end):
    agent = Agent(own_server, TMPDIR=str(short_folder))
    agent.call("open", address=app.add(AppPage(own_server.url, CONNECT)))
    assert processes(short_folder) and list(short_folder.iterdir())
    if end == "command":
        agent.process.send_signal(signal.SIGKILL)
    else:
        # Nobody waits for this answer any more.
        agent.start("messages", component="none", timeout=60_000)
        agent.process.stdin.close()
        agent.process.stdout.close()
    agent.process.wait(timeout=20)
    wait_until(lambda: not processes(short_folder) and not list(short_folder.iterdir()), "the end of the browser")


def test_a_build_has_the_compiler_s_errors_with_their_places(tmp_path, agent):
    folder = write_form(tmp_path / "Bridge")
    edit(folder, 'reply(to: "connect")', 'replay(to: "connect")')
    built = agent.call("build", folder=str(folder))
    [error] = built["errors"]
    assert (error["file"], error["line"], error["column"]) == (str(folder / "FormComponent.swift"), 14, 9)
    assert "replay" in error["text"] and error["source"] == 'replay(to: "connect")'
    assert [(part["name"], part["result"]) for part in built["components"]] == [("form", "inPart")]
    assert not built["complete"]
    assert "There is no file or folder" in agent.call("build", folder=str(tmp_path / "none"))


def test_an_agent_compares_both_sides(contract, tmp_path, agent):
    contract(CONTROLLER, SWIFT)
    places = {"web": str(tmp_path / "web"), "swift": str(tmp_path / "app")}
    answer = agent.call("contract", **places)
    assert answer["result"] == "agreement" and "no disagreement" in answer["report"]
    contract(CONTROLLER.replace('send("connect"', 'send("conect"'), SWIFT)
    answer = agent.call("contract", **places)
    assert answer["result"] == "disagreements" and "Did you mean “connect”?" in answer["report"]
    assert isinstance(agent.call("contract", web=str(tmp_path / "none"), swift=str(tmp_path / "app")), str)


def test_the_skill_is_a_file_that_agents_read():
    skill = subprocess.run([PROGRAM, "mcp", "--skill"], stdout=subprocess.PIPE, check=True, **process_options()).stdout
    _, front, body = skill.split("---\n", 2)
    matter = yaml.safe_load(front)
    assert matter["name"] == "viaduct" and 50 < len(matter["description"]) < 1024 and set(matter) == {"name", "description"}
    assert body.startswith("\n# Viaduct\n") and "| `open` |" in body
