"""Entity tags and dates of pages into which the proxy injects the adapter."""

import pytest

DATE = "Sun, 01 Nov 2026 00:00:00 GMT"


def test_what_depends_on_the_bytes_goes_with_them(proxied, get):
    headers = [("ETag", '"abc"'), ("Accept-Ranges", "bytes"), ("Digest", "sha-256=x"), ("Last-Modified", DATE)]
    proxied.add(body="<head>", headers=headers)
    for method in ["GET", "HEAD"]:
        answer = get(method=method).headers
        assert answer["ETag"].startswith("W/")
        assert answer["Last-Modified"] == DATE
        assert not {"Content-Length", "Accept-Ranges", "Digest"} & set(answer)


@pytest.mark.parametrize("validators, asked", [
    ({"ETag": '"abc"'}, {"If-None-Match": '"abc"'}), ({"ETag": 'W/"a,b-\xe4"'}, {"If-None-Match": 'W/"a,b-\xe4"'}),
    ({"ETag": '"abc"', "Last-Modified": DATE}, {"If-None-Match": '"abc"', "If-Modified-Since": DATE}),
    ({"Last-Modified": DATE}, {"If-Modified-Since": DATE}), ({}, {}), ({"ETag": "odd"}, {}),
])
@pytest.mark.parametrize("destination", ["document", "empty", None])
def test_an_unchanged_page_is_known_by_the_apps_own_word(proxied, get, validators, asked, destination):
    def answer(request):
        known = {name: request.headers[name] for name in ["If-None-Match", "If-Modified-Since"] if request.headers[name]}
        if known and known == asked:
            request.answer(status=304, content_type=None, headers=validators.items(), length=False)
        else:
            request.answer("<head>", headers=validators.items())

    proxied.answers["/"] = answer
    page = get(sec_fetch_dest=destination).headers
    # Twice, because a browser adopts the headers of a 304.
    for _ in range(2):
        known = {"if_none_match": page["ETag"], "if_modified_since": page["Last-Modified"]}
        response = get(sec_fetch_dest=destination, **known)
        assert response.status == (304 if asked else 200)
        assert response.headers["ETag"] == page["ETag"] or "ETag" not in validators


@pytest.mark.parametrize("known", [{"if_none_match": '"abc"'}, {"if_none_match": 'W/"abc", "d"'}, {"if_modified_since": DATE}, {"if_none_match": "*"}])
def test_a_page_that_the_browser_had_before_viaduct_is_sent_again(proxied, get, known):
    proxied.add(body="<head>")
    for destination in ["document", "iframe"]:
        get(sec_fetch_dest=destination, **known)
        assert (proxied.last.headers["If-None-Match"], proxied.last.headers["If-Modified-Since"]) == (None, None)
    # An answer that is not for a navigation is not a page, and keeps the app's own tags.
    for destination in ["empty", "script", None]:
        get(sec_fetch_dest=destination, **known)
        assert proxied.last.headers["If-None-Match"] == known.get("if_none_match")
        assert proxied.last.headers["If-Modified-Since"] == known.get("if_modified_since")


def test_a_page_without_a_tag_is_known_by_its_date_that_the_mark_has(proxied, get):
    proxied.add(body="<head>", headers=[("Last-Modified", DATE)])
    get(if_none_match=get().headers["ETag"])
    assert (proxied.last.headers["If-None-Match"], proxied.last.headers["If-Modified-Since"]) == (None, DATE)


def test_what_is_unchanged_has_no_other_tag_than_before(proxied, get):
    proxied.add(body="<head>", headers=[("ETag", '"abc"')])
    shown = get().headers["ETag"]
    proxied.add(status=304, content_type=None, headers=[("ETag", '"abc"')], length=False)
    assert get(sec_fetch_dest="empty", if_none_match='"abc"').headers["ETag"] == '"abc"'
    # The browser keeps the tag that it has, by which the app recognizes the page.
    proxied.add(status=304, content_type=None, headers=[("Last-Modified", DATE)], length=False)
    assert get(if_none_match=shown).headers["ETag"] is None


@pytest.mark.parametrize("tag", ['"abc"', 'W/"abc"'])
def test_a_change_to_a_page_asks_for_the_apps_own_tag(proxied, get, tag):
    proxied.add(body="<head>", headers=[("ETag", tag)])
    shown = get(sec_fetch_dest="empty").headers["ETag"]
    for match, asked in [(shown, tag), (f'"other", {shown}', f'"other", {tag}'), ("*", "*"), ("odd", "odd"), (None, None)]:
        get(method="PUT", body="", sec_fetch_dest="empty", if_match=match)
        assert proxied.last.headers["If-Match"] == asked
    # The browser's part is of the changed page, not of the app's own bytes.
    get(range="bytes=5-", if_range=shown)
    assert proxied.last.headers["If-Range"] == shown


def test_a_change_to_a_page_without_a_tag_asks_for_none(proxied, get):
    proxied.add(body="<head>", headers=[("Last-Modified", DATE)])
    get(method="PUT", body="", sec_fetch_dest="empty", if_match=get().headers["ETag"])
    assert proxied.last.headers["If-Match"] is None


def test_the_tags_of_other_things_are_theirs(proxied, get):
    proxied.add(body="{}", content_type="application/json", headers=[("ETag", '"abc"')])
    assert get(sec_fetch_dest="empty").headers["ETag"] == '"abc"'
