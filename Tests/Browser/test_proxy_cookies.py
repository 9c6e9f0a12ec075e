"""Cookies that browsers accept over plain HTTP from this machine."""

import pytest

pytestmark = pytest.mark.each_case

COOKIES = {"plain": "Path=/", "secure": "Secure; Path=/", "__Host-session": "Secure; Path=/; HttpOnly", "__Secure-a": "Secure; Path=/",
           "none": "Secure; Path=/; SameSite=None"}


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "admin.localhost"])
def test_secure_cookies_are_kept_for_loopback_hosts(tab, proxied, proxy, host):
    proxied.add(body="<!doctype html>", headers=[("Set-Cookie", f"{name}=1; {rest}") for name, rest in COOKIES.items()])
    url = f"http://{host}:{proxy.port}"
    tab.open(url)
    proxied.add("/again", body="<!doctype html>")
    tab.open(f"{url}/again")
    cookies = proxied.request_for("/again").headers["Cookie"]
    assert sorted(cookies.split("; ")) == sorted(f"{name}=1" for name in COOKIES)
