"""The doors of a server: every row of its router, with what it reads of a request."""

import json
import os
import re
import subprocess
from dataclasses import dataclass, replace
from functools import cache, cached_property
from urllib.parse import quote

from counted_program import REPOSITORY
from json_shapes import FLAG, MARKS, Schemas, Shape, hard_text, repeated, write
from sources import choice_names, cookie_prefixes, header_names, query_names

SCHEMAS = Schemas(REPOSITORY / "public/viaduct/schema")
PATHS = SCHEMAS["openapi.json"]["paths"]
# In bytes, of what grows in the smaller one of two heads of a request.
SIZE = 1024
CONTENT_TYPE = ("Content-Type", "application/json")
# In bytes: the longest head that the server reads has eight times as many.
LONG = 8 * SIZE
LONG_VALUE = quote(hard_text(LONG // 16))
# A page's, and an app's: the example of a socket is one that opens.
ID = "0123456789abcdef" * 2
PAGE_SOCKET, APP_SOCKET = "/viaduct/socket", "/viaduct/app"
SOCKETS = {PAGE_SOCKET: ("page", "viaduct.page.1"), APP_SOCKET: ("app", "viaduct.app.1")}
# Addresses that need a query to be answered, or by which a stream has no events of other tests, and members that a body needs beside those that its schema says.
QUERIES = {"/viaduct/device/qr.svg": "text=http://localhost/", "/viaduct/api/trace": "room=quiet", "/viaduct/api/recording": "room=quiet"}
MEMBERS = {"choose": {"option": "a"}, "components": {"hidden": []}, "reply": {"component": "a"}, "tap": {"title": "a"}}


@dataclass
class Door:
    """A row of the router: a method, the pattern of its paths and an example. `body` has the most bytes that it reads."""

    method: str
    pattern: str
    path: str
    body: int = 0
    is_socket: bool = False
    listener: str = "main"
    who: str = "everybody"
    kind: str = "data"

    @property
    def name(self):
        method = "WebSocket" if self.is_socket else self.method
        return f"{method} {self.pattern}" + (" (admin)" if self.listener == "admin" else "")

    @property
    def is_open(self):
        """Whether it has many paths."""
        return ":" in self.pattern or "*" in self.pattern

    @cached_property
    def operation(self):
        """Its description in the API's document; empty for what is none of the API's."""
        return next((operations[self.method.lower()] for path, operations in PATHS.items()
                     if _is_of(path, self.pattern) and self.method.lower() in operations), {})


@dataclass
class Request:
    path: str
    headers: tuple = ()
    body: bytes | None = None


def doors():
    """All rows, as the program prints them. A row for many calls of the API is one for each."""
    lines = subprocess.run([os.environ["VIADUCT_BINARY"], "routes", "--json"], check=True, capture_output=True, text=True).stdout.splitlines()
    for row in map(json.loads, lines):
        for method in [method for method in row["methods"] if method != "HEAD"] or ["GET"]:
            door = Door(method, row["pattern"], row["example"], row["body_limit_bytes"], row["socket"], row["listener"], row["who"], row["kind"])
            calls = [path for path, operations in PATHS.items() if method.lower() in operations and _is_of(path, door.pattern)]
            yield from [door] if len(calls) < 2 else [_call(door, path) for path in calls]


def _is_of(path, pattern):
    """Whether the API's path, `/a/{b}`, is one of the row's, `/a/:b`."""
    parts, names = path.split("/"), pattern.split("/")
    return len(parts) == len(names) and all(name.startswith(":") or name == part for part, name in zip(parts, names))


def _call(door, path):
    """The door as one of the calls that it has: its words are those of the API's path."""
    words = path.split("/")

    def chosen(text):
        return "/".join(old if word.startswith("{") else word for old, word in zip(text.split("/"), words))

    return replace(door, pattern=chosen(door.pattern), path=chosen(door.path))


def token(text):
    return [("Authorization", f"Bearer {text}")]


# Headers that the server reads, and what they consist of.
LISTS = {"accept-encoding": "a,", "if-none-match": '"a",', "sec-websocket-protocol": "a, ", "x-forwarded-for": "10.0.0.1, ",
         "x-forwarded-proto": "https,", "content-type": "a;", "accept": "text/html,"}
ADDRESSES = ["referer", "origin", "x-viaduct-uri", "x-viaduct-referer", "x-viaduct-upstream"]
PLAIN = set(header_names()) - {*LISTS, *ADDRESSES, "cookie"}
COOKIES = ["a", *sorted(choice_names()), *(f"{prefix}80" for prefix in sorted(cookie_prefixes()))]


def header_shapes():
    """Every header that the server reads, in its worst shapes."""
    def header(name, prefix=""):
        return lambda text: Request("", ((name, prefix + text),))

    for name, unit in LISTS.items():
        yield repeated(f"{name} of parts", unit, header(name), SIZE)
    for name in COOKIES:
        yield repeated(f"cookies {name}", f"{name}=a%20; ", header("Cookie"), SIZE)
    for name in ADDRESSES:
        yield repeated(f"{name} of parts", "a/", header(name, "http://localhost/"), SIZE)
        yield repeated(f"{name} of parameters", "viaduct_app=a+%20&", header(name, "/?" if name.endswith("uri") else "http://localhost/?"), SIZE)
        yield repeated(f"{name} of schemes", "://", header(name), SIZE)
    for name in [*LISTS, *ADDRESSES, *sorted(PLAIN), "cookie"]:
        for what, unit in [("length", "a"), ("signs", ":a.1 /?"), ("marks", MARKS), ("flags", FLAG)]:
            yield repeated(f"{name} {what}", unit, header(name, "Bearer " if name == "authorization" else ""), SIZE)


def address_shapes(door):
    """The path and the query of a request."""
    base = door.path.rstrip("/")
    texts = [("length", "a"), ("marks", quote(MARKS)), ("flags", quote(FLAG))]
    # An answer of one path gives way to that of an unknown one.
    for name, unit in [("parts", "/a"), ("climbs", "/a/.."), ("signs", "/.a-%2e"), *texts] if door.is_open else [("parts", "/a")]:
        yield repeated(f"path of {name}", unit, lambda text: Request(base + text), SIZE)
    for place, part in enumerate(door.pattern.split("/")):
        for name, unit in texts if ":" in part else ():
            yield repeated(f"{part} of {name}", unit, lambda text, place=place: Request(replaced(door.path, place, text)), SIZE)
    for name, unit in [("parameters", "a=a&")] + [(f"{parameter} of {name}", unit) for parameter in parameters(door)
                                                   for name, unit in [("commas", "a,"), *texts]]:
        start = "" if name == "parameters" else f"{name.split()[0]}="
        yield repeated(name, unit, lambda text, start=start: Request(address(door, start + text)), SIZE)


def address(door, query=""):
    """The door's path with a query, of whose parts with one name the first counts. A stream ends at once."""
    kind, _ = SOCKETS.get(door.path, ("", ""))
    usual = [f"{kind}={ID}&room=costs" if kind and door.is_socket else "", "follow=false" if "follow" in parameters(door) else "",
             QUERIES.get(door.path, "")]
    query = "&".join(part for part in (query, *usual) if part)
    return f"{door.path}?{query}" if query else door.path


def replaced(path, place, text):
    parts = path.split("/")
    return "/".join([*parts[:place], text, *parts[place + 1:]])


def parameters(door):
    """The names in its query that the API's document has. Others are found by what they cost: `named_shapes`."""
    found = [SCHEMAS.resolve(parameter, "openapi.json")[0] for parameter in door.operation.get("parameters", [])]
    return [parameter["name"] for parameter in found if parameter["in"] == "query"]


@dataclass
class Name:
    """A part of a request by its name, with a request in which it is long, and its worst shapes."""

    kind: str
    name: str
    long: Request
    shapes: list


def names(door):
    """Each parameter, and each header, that any code of the server reads."""
    for name in query_names():
        shapes = [repeated(f"{name} of {what}", unit, lambda text, name=name: Request(address(door, f"{name}={text}")), SIZE)
                  for what, unit in [("commas", "a,"), ("length", "a"), ("marks", quote(MARKS)), ("flags", quote(FLAG))]]
        yield Name("parameter", name, Request(address(door, f"{name}={LONG_VALUE}")), shapes)
    yield from _headers()


@cache
def _headers():
    shapes = [(shape, {name.lower() for name, _ in shape.make(4).headers}) for shape in header_shapes()]
    return [Name("header", name, Request("", ((name, hard_text(LONG // 4)),)), [shape for shape, found in shapes if found == {name}])
            for name in header_names()]


def usual_header_shapes():
    """Headers that each request may have, as few as are enough for a door whose other headers are those of all doors."""
    yield Shape("headers", SIZE // 12, lambda n: Request("", tuple((f"x-{index}", "1") for index in range(n))))
    yield repeated("cookies", "viaduct_room=a; ", lambda text: Request("", (("Cookie", text),)), SIZE)
    yield repeated("referer", "a/", lambda text: Request("", (("Referer", f"http://localhost/{text}"),)), SIZE)


def body_schema(door):
    if door.path.endswith("/frames"):
        # The API's document says no more than that it is an object.
        frame = {"anyOf": [{"$ref": f"/viaduct/schema/frames.json#/$defs/{kind}"} for kind in ("title", "message", "open")]}
        return {"type": "object", "required": ["from", "frame"], "properties": {"from": {"enum": ["page"]}, "frame": frame}}
    ticket = {"type": "object", "properties": {"ticket": {"type": "string"}}, "required": ["ticket"]}
    body = door.operation.get("requestBody")
    return body["content"]["application/json"]["schema"] if body else {} if door.operation else ticket


def body_shapes(door):
    for shape in SCHEMAS.shapes(body_schema(door), "openapi.json"):
        yield shape.map(lambda value: Request("", (CONTENT_TYPE,), body(door, value)), "body/")


def body(door, value):
    # A call of the test API waits, unless it is told not to. A report is no call.
    if door.method == "POST" and "/tests/" in door.path and not door.path.endswith("/report") and isinstance(value, dict):
        value = {"timeout": 0, **value}
    if isinstance(value, dict) and not MEMBERS.get(door.path.rpartition("/")[2], {}).keys() & value.keys():
        value = {**MEMBERS.get(door.path.rpartition("/")[2], {}), **value}
    return write(value).encode()


def shapes(door):
    """What each request of this door has, growing alone. What else the sources read is in `names`."""
    yield from address_shapes(door)
    yield from usual_header_shapes()
    if door.body:
        yield from (fitting(shape, door.body) for shape in body_shapes(door))


def fitting(shape, limit):
    """The shape within the door's limit: longer bodies are not read."""
    longest = len(shape.make(4 * shape.units).body)
    if longest <= limit:
        return shape if 8 * longest <= limit else Shape(shape.name, shape.units, shape.make, 4 * shape.units)
    units = max(4, shape.units * limit // longest // 2)
    return Shape(shape.name, units, shape.make, 4 * units)


def example(door):
    """A request for the door that is as small as it can be, and gets to its handler."""
    headers = [("Host", "localhost")]
    if door.body or door.who == "identity or link":
        headers += [("Sec-Fetch-Site", "same-origin")]
    if door.body:
        headers += [CONTENT_TYPE]
    if any(word in door.who for word in ("identity", "owner", "app")):
        headers += token("TOKEN")
    if door.is_socket:
        _, subprotocol = SOCKETS.get(door.path, ("", "none"))
        headers += [("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Version", "13"),
                    ("Sec-WebSocket-Key", "MDEyMzQ1Njc4OWFiY2RlZg=="), ("Sec-WebSocket-Protocol", subprotocol)]
    return Request(address(door), tuple(headers), body(door, SCHEMAS.example(body_schema(door), "openapi.json")) if door.body else None)
