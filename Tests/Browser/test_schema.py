"""The frames that a page really gets match the schema that the server serves."""

import pytest

from harness.example_app import ExampleApp
from harness.raw_page import RawPage
from harness.schema import Schema

GALLERY = [
    ("asks", "account"), ("asks", "file"), ("asks", "files"), ("asks", "link"), ("asks", "purchase"), ("bar", "back"),
    ("bar", "badges"), ("bar", "hidden"), ("bar", "large"), ("bar", "prompt"), ("bar", "search"), ("bar", "title"),
    ("bar", "toolbar"), ("inputs", "show"), ("layouts", "button"), ("layouts", "grid"), ("layouts", "item"),
    ("layouts", "tabs"), ("layouts", "wheels"), ("list", "show"), ("list", "cells"), ("looks", "show"), ("looks", "empty"),
    ("looks", "touch"), ("screens", "alert"), ("screens", "form"), ("screens", "locked"), ("screens", "nested"),
    ("screens", "sheet"), ("screens", "stack"), ("sharing", "image"), ("sharing", "several"), ("sketch", "show"),
]
ITEM = {"title": "Item", "text": "Item", "index": 1, "image": "gear", "destructive": True}
DATA = {
    "title": "Title", "message": "Message", "items": [ITEM], "buttons": [ITEM], "links": [ITEM], "url": "/", "label": "More",
    "submitTitle": "Save", "color": "#FF0000", "feedback": "success", "theme": "dark", "value": "Value", "placeholder": "Find",
}
BUILT_IN = [
    ("alert", "show"), ("barcode-scanner", "scan"), ("button", "connect"), ("buttons", "connect"), ("form", "connect"),
    ("document-scanner", "scan"), ("dropdown-navigation-sheet", "present"), ("haptic", "vibrate"), ("location", "get"),
    ("menu", "connect"), ("menu", "display"), ("nav", "connect"), ("nfc", "write"), ("notification-token", "get"),
    ("overflow-menu", "connect"), ("permissions", "camera"), ("review-prompt", "prompt"), ("search", "connect"),
    ("share", "connect"), ("share", "share"), ("theme", "connect"), ("title", "connect"), ("toast", "show"),
    ("unknown", "connect"),
]


@pytest.fixture(scope="module")
def schema(shared_server):
    return Schema(shared_server.url)


def check_all(schema, page):
    for frame in page.frames:
        schema.check(frame)
    assert {"welcome", "app", "screen"} <= {frame["type"] for frame in page.frames}


def test_the_built_in_components_write_what_the_schema_says(schema, server):
    for component, event in BUILT_IN:
        with RawPage(server).open() as page:
            page.message(component, event, DATA)
            page.wait_until_handled()
            page.visit("http://localhost/next")
            page.wait_for("screen", lambda frame: frame["screen"]["url"] == page.url)
            check_all(schema, page)
            assert len([frame for frame in page.frames if frame["type"] == "screen"]) > 1


@pytest.mark.parametrize("component, event", GALLERY)
def test_components_of_an_app_write_what_the_schema_says(schema, server, gallery_app, component, event):
    with RawPage(server, room="gallery").open() as page:
        page.wait_for("screen")
        page.message(component, event)
        page.wait_for("screen")
        check_all(schema, page)


def test_the_documentations_app_in_python_writes_what_the_schema_says(schema, own_server):
    app = ExampleApp(own_server)
    with RawPage(own_server).open() as page:
        page.wait_for("app", lambda frame: frame["name"] == "python")
        page.open()
        page.message("form", "connect", {"submitTitle": "Save"})
        page.wait_for("screen", lambda frame: frame["screen"]["bar"]["right"])
        check_all(schema, page)
    app.close()


def test_the_schema_refuses_what_no_page_knows(schema):
    screen = {"url": "/", "bar": {"left": [], "right": []}, "presented": []}
    schema.check({"type": "screen", "screen": screen})
    label = {"id": "1", "position": "top", "kind": "label", "text": "A"}
    schema.check({"type": "screen", "screen": {**screen, "overlays": [{**label, "alpha": 0.5}]}})
    for wrong in ({**label, "kind": "lable"}, {**label, "txt": "A"}, {**label, "rows": []}, {**label, "position": 1}):
        with pytest.raises(AssertionError):
            schema.check({"type": "screen", "screen": {**screen, "overlays": [wrong]}})
