"""Every frame that a page or a remote app can send, in its worst shapes."""

import json

import pytest

from cost import check, compare
from counted_program import REPOSITORY
from doors import CONTENT_TYPE
from json_shapes import Schemas, Shape, write
from server import TOKEN

FRAMES = "frames.json"
SCHEMAS = Schemas(REPOSITORY / "public/viaduct/schema")
OPEN = {"type": "open", "url": "http://localhost/", "title": "Home", "platform": "ios"}
REGISTER = {"type": "register", "name": "App", "platform": "ios", "components": ["form"],
            "wants": ["watch", "probe", "pathConfiguration", "textSize", "stubs"]}
# In instructions: a message to a stub takes at most half of it.
COSTLIEST = 20_000_000
# The frames whose costs bin/test counts too.
FEW = {("FromPage", "message")}
COMPONENTS = ["form", "menu", "alert", "share", "unknown"]
# An envelope may hold any frame. The server reads more than the type of these.
ENVELOPES = {
    f"Envelope of {kind}": {"type": "object", "required": ["page", "frame"], "properties": {"page": {"type": "string"}, "frame": frame}}
    for kind, frame in {
        **{kind: {"$ref": f"#/$defs/{kind}"} for kind in ("reply", "notice")},
        "screen": {"type": "object", "required": ["type", "screen"], "properties": {"type": {"const": "screen"}, "screen": {}}}}.items()}


def frames(sender):
    names = [part["$ref"].rpartition("/")[2] for part in SCHEMAS[FRAMES]["$defs"][sender]["anyOf"]]
    definitions = {**SCHEMAS[FRAMES]["$defs"], **ENVELOPES}
    names = [name for part in names for name in (ENVELOPES if part == "Envelope" else [part])]
    return [pytest.param(definitions[name], id=f"{sender} {name}", marks=pytest.mark.few if (sender, name) in FEW else ()) for name in names]


class Line:
    """A socket that is opened again where a frame has closed it."""

    def __init__(self, server, connect, *first):
        self._server, self._connect, self._first = server, connect, first
        self._peer = None

    def cost(self, text):
        if self._peer is None or not self._peer.is_open:
            self._peer = self._connect()
            for frame in self._first:
                self._peer.send(json.dumps(frame))
        before = self._server.count()
        self._peer.send(text)
        # The server may still be closing the socket.
        if not self._peer.is_open:
            self._server.ask("GET", "/viaduct/health/live")
        return self._server.count() - before

    def close(self):
        if self._peer is not None:
            self._peer.close()


@pytest.fixture
def page(server):
    line = Line(server, server.page, OPEN)
    yield line
    line.close()


@pytest.fixture
def served_page(server):
    """A page of a remote app: the server hands the page's frames on to the app."""
    app = server.app("served")
    app.settle(REGISTER)
    line = Line(server, lambda: server.page(room="served"), OPEN)
    yield line
    line.close()
    app.close()


@pytest.fixture
def app(server):
    line = Line(server, lambda: server.app("costs"), REGISTER)
    page = server.page(room="costs")
    page.send(json.dumps(OPEN))
    yield line, page
    page.close()
    line.close()


def compared(request, schema, line, name=None):
    name = name or request.node.callspec.id
    return [compare(name, shape, lambda value: line.cost(write(value))) for shape in SCHEMAS.shapes(schema, FRAMES)]


@pytest.mark.parametrize("schema", frames("FromPage"))
def test_a_frame_of_a_page_costs_in_proportion_to_its_size(request, page, schema, record):
    check(request.node.callspec.id, compared(request, schema, page), record)


@pytest.mark.parametrize("schema", [schema.values[0] for schema in frames("FromPage")], ids=[schema.id for schema in frames("FromPage")])
def test_a_frame_for_a_remote_app_costs_the_server_in_proportion_to_its_size(request, served_page, schema, record):
    name = request.node.callspec.id
    check(f"{name} for an app", compared(request, schema, served_page, name=f"{name} for an app"), record)


@pytest.mark.parametrize("component", COMPONENTS)
def test_a_message_costs_in_proportion_to_its_size(request, page, component, record):
    def change(value):
        message = {"id": "1", "event": "connect", "data": {}, **value["message"], "component": component}
        if isinstance(message["data"], dict):
            message["data"] = {"metadata": {"url": OPEN["url"]}, **message["data"]}
        return {**value, "message": message}

    schema = {"type": "object", "required": ["type", "message"], "properties": {
        "type": {"const": "message"}, "message": {"type": "object", "properties": {"data": {"anyOf": [{}, *data_schemas(component)]}}}}}
    shapes = [shape for shape in SCHEMAS.shapes(schema, FRAMES) if shape.name.startswith("message/")]
    costs = [compare(f"message of {component}", shape, lambda value: page.cost(write(change(value)))) for shape in shapes]
    check(f"message of {component}", costs, record)


@pytest.mark.few
def test_a_message_to_a_pattern_costs_in_proportion_to_both(server, page, record):
    """A page may bring stubs of its own, so a pattern is as hostile as a text."""
    def measure(shape):
        alternatives, length, rules = shape
        put_stub(server, [{"on": "connect", "data": {"a": f"/({'|'.join('a' * alternatives)})*(a|a|a|a)*b/"}}] * rules)
        return cost_of_message(page, "a" * length)

    # Both together multiply, up to the steps that a message may take: Tests/App/ViaductStubsTests/StubCostTests.swift.
    shapes = [Shape("alternatives", 8, lambda n: (n, 128, 1), 32), Shape("text", 128, lambda n: (6, n, 1), 512),
              Shape("rules", 4, lambda n: (6, 128, n), 16)]
    check("message to a pattern", [compare("message to a pattern", shape, measure) for shape in shapes], record)


@pytest.mark.few
def test_the_costliest_message_to_a_stub_has_a_limit(server, page):
    """Rules with as many states as a stub may have, which are new for each character of the text: its limit is in steps."""
    rule = {"on": "connect", "data": {"a": "/a[a-b]{200}c/"}}
    bits = 28
    text = ""
    for _ in range(4096):
        bits = (bits * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        text += "ab"[bits >> 63]
    put_stub(server, [rule] * 8)
    assert cost_of_message(page, text) < COSTLIEST


def put_stub(server, rules):
    headers = [CONTENT_TYPE, ("Authorization", f"Bearer {TOKEN}")]
    assert server.ask("PUT", "/viaduct/api/stubs/costs", headers, write({"rules": rules}).encode()) == 204


def cost_of_message(page, text):
    """What a message costs to the stub that was put last."""
    data = {"metadata": {"url": OPEN["url"]}, "a": text}
    # The stub has begun its page anew.
    page.cost(json.dumps(OPEN))
    return page.cost(json.dumps({"type": "message", "message": {"id": "1", "component": "costs", "event": "connect", "data": data}}))


def data_schemas(component):
    """What the built-in components read."""
    text, item = {"type": "string"}, {"type": "object", "required": ["title", "index"], "properties": {
        "title": {"type": "string"}, "index": {"type": "integer"}}}
    return {"form": [{"type": "object", "properties": {"submitTitle": text}}],
            "menu": [{"type": "object", "properties": {"title": text, "items": {"type": "array", "items": item}}}],
            "alert": [{"type": "object", "properties": {"title": text, "description": text, "confirm": text}}],
            "share": [{"type": "object", "properties": {"url": text, "title": text}}]}.get(component, [])


@pytest.mark.parametrize("schema", frames("FromApp"))
def test_a_frame_of_an_app_costs_in_proportion_to_its_size(request, app, schema, record):
    line, page = app
    name = request.node.callspec.id
    shapes = SCHEMAS.shapes(schema, FRAMES)
    check(name, [compare(name, shape, lambda value: line.cost(write(with_page(value, page.id)))) for shape in shapes], record)


def with_page(value, page):
    return {**value, "page": page} if value.get("page") == "a" else value
