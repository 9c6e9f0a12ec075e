"""The worst shapes of JSON documents, made from their schemas."""

import json
import re
from dataclasses import dataclass
from typing import Callable

# Bytes of the smaller one of two documents, beside what it needs anyway.
SIZE = 4096
# Levels of the smaller one. The larger one has nearly as many as the server reads.
DEPTH = 55
# Marks of two classes, which have to be sorted to compare a text.
MARKS = "\u0301\u0316"
# Half of a flag: two of them are one character.
FLAG = "\U0001F1E9"


# The smallest texts of the patterns that schemas have.
TEXTS = ["a", "/a", "http://localhost/a", "01234567"]


class Raw(str):
    """JSON text that is written as it is."""


@dataclass
class Shape:
    """A document or a request that grows: `make(n)` has n times of what the name says, at most `most` times."""

    name: str
    units: int
    make: Callable
    most: int | None = None

    def map(self, change, prefix=""):
        return Shape(prefix + self.name, self.units, lambda n: change(self.make(n)), self.most)


def write(value):
    """The value as JSON text in UTF-8."""
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, dict):
        return "{" + ",".join(f"{write(key)}:{write(member)}" for key, member in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(write, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def repeated(name, unit, wrap=str, size=SIZE):
    return Shape(name, max(4, size // len(unit.encode())), lambda n: wrap(unit * n))


# Signs at which a text may be divided, and those that need an escape.
SIGNS = 'a/".b,;c=&:? #'


def hard_text(n):
    """A text of everything that is hard to divide, to compare or to walk over."""
    return "a" * n + SIGNS * (n // len(SIGNS)) + MARKS * (n // 4) + FLAG * (n // 4)


def text_shapes():
    """Texts: a long word, many short ones, and characters that are hard to compare or to walk over."""
    return [repeated("length", "a"), repeated("signs", SIGNS), repeated("marks", MARKS), repeated("flags", FLAG)]


def value_shapes():
    """Any JSON."""
    def deep(n):
        return Raw("[" * n + "]" * n)

    def deep_members(n):
        return Raw('{"b":"0123456789abcdef","a":' * n + "1" + "}" * n)

    return [Shape("depth", DEPTH, deep, 4 * DEPTH), Shape("depth of members", DEPTH, deep_members, 4 * DEPTH),
            repeated("width", "1,", lambda text: Raw(f"[{text}1]")), repeated("spaces", " ", lambda text: Raw(f"[{text}]")),
            repeated("same members", '"a":1,', lambda text: Raw("{" + text + '"a":1}')), repeated("digits", "1", Raw),
            repeated("escaped marks", "\\u0301\\u0316", lambda text: Raw(f'"{text}"')),
            Shape("members", SIZE // 8, lambda n: {f"a{index}": 1 for index in range(n)}), *text_shapes()]


# In what every document may have beside its members: where it is only passed over.
PASSED = {"depth of members", "same members"}


def text_of(schema):
    """The smallest text that the schema allows, nearly."""
    return next((text for text in TEXTS if re.search(schema.get("pattern", ""), text)), TEXTS[0])


class Schemas:
    """JSON Schemas that refer to each other."""

    def __init__(self, folder):
        self._documents = {path.name: json.loads(path.read_text()) for path in folder.glob("*.json")}

    def __getitem__(self, name):
        return self._documents[name]

    def resolve(self, schema, document):
        """The schema behind a reference, and the document that it is in."""
        while "$ref" in schema:
            file, _, pointer = schema["$ref"].partition("#")
            document = file.rpartition("/")[2] or document
            schema = self._documents[document]
            for part in pointer.split("/")[1:]:
                schema = schema[part]
        return schema, document

    def alternatives(self, schema, document):
        """The schema's alternatives, each without further ones at its top."""
        schema, document = self.resolve(schema, document)
        parts = schema.get("anyOf") or schema.get("oneOf")
        if not parts or "properties" in schema:
            return [(schema, document)]
        return [found for part in parts for found in self.alternatives(part, document)]

    def example(self, schema, document, depth=0):
        """The smallest value that the schema allows, nearly."""
        schema, document = self.alternatives(schema, document)[0]
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return schema["enum"][0]
        kind = self._kind(schema)
        if kind == "object":
            needed = schema.get("required", [])
            return {name: self.example(schema.get("properties", {}).get(name, {}), document, depth + 1) for name in needed}
        if kind == "array":
            return [self.example(schema.get("items", {}), document, depth + 1) for _ in range(schema.get("minItems", 0))]
        return {"string": text_of(schema), "integer": schema.get("minimum", 1), "number": 1, "boolean": True}.get(kind)

    def shapes(self, schema, document, depth=0):
        """Every part of the document that can grow, growing alone."""
        for schema, file in self.alternatives(schema, document):
            yield from self._shapes(schema, file, depth)

    def _shapes(self, schema, document, depth):
        if "const" in schema or "enum" in schema:
            return
        kind = self._kind(schema)
        if kind == "string":
            start = text_of(schema)
            # Where a text has to begin in a way of its own, none that begins in another is read further.
            yield from text_shapes() if start == TEXTS[0] else (shape.map(lambda text: start + text) for shape in text_shapes())
        elif kind in ("integer", "number"):
            yield repeated("digits", "1", Raw)
        elif kind == "array":
            yield from self._array_shapes(schema, document, depth)
        elif kind == "object":
            yield from self._object_shapes(schema, document, depth)
        elif kind is None:
            yield from value_shapes()

    def _array_shapes(self, schema, document, depth):
        items = schema.get("items", {})
        item = self.example(items, document)
        units = max(4, SIZE // (len(write(item)) + 1))
        yield Shape("items", units, lambda n: [item] * n)
        if depth < 3:
            for shape in self.shapes(items, document, depth + 1):
                yield shape.map(lambda value: [value], "item/")

    def _object_shapes(self, schema, document, depth):
        example = self.example(schema, document)
        properties = schema.get("properties", {})
        more = schema.get("additionalProperties", True)
        if isinstance(more, dict) and more:
            member = self.example(more, document)
            yield Shape("members", SIZE // 16, lambda n: {**example, **{f"a{index}": member for index in range(n)}})
        elif not properties:
            yield from value_shapes()
        elif depth == 0:
            for shape in value_shapes():
                if shape.name in PASSED:
                    yield shape.map(lambda value: {**example, "unknown": value}, "unknown/")
            yield Shape("unknown members", SIZE // 8, lambda n: {**example, **{f"a{index}": 1 for index in range(n)}})
        for name, part in properties.items() if depth < 3 else ():
            for shape in self.shapes(part, document, depth + 1):
                yield shape.map(lambda value, name=name: {**example, name: value}, f"{name}/")

    @staticmethod
    def _kind(schema):
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = kind[0]
        if kind is None and "properties" in schema:
            kind = "object"
        return kind
