"""Values that a schema forbids, derived from the schema itself: each member of each shape with every wrong type."""

import json
from urllib.request import urlopen

FOLDER = "/viaduct/schema/"


def nested(depth):
    value = []
    for _ in range(depth):
        value = [value]
    return value


# The server refuses frames that are nested deeper than 256.
CANDIDATES = [None, 7, -1.5, True, False, "text", "", "x" * 100_000, [], [None], nested(100), [0] * 10_000, {}, {"length": 1}, {"a": nested(100)}]


def type_of(value):
    names = {type(None): "null", bool: "boolean", int: "number", float: "number", str: "string", list: "array", dict: "object"}
    return names[type(value)]


class WrongShapes:
    """The schema of a server, and what it forbids."""

    def __init__(self, server_url):
        self._documents = {}
        for name in ("screen.json", "frames.json", "stub.json"):
            with urlopen(server_url + FOLDER + name) as response:
                self._documents[FOLDER + name] = json.load(response)

    def of_screens(self):
        """Yields the path of a fault and a screen with it. Each shape is reached on the shortest way from the screen."""
        screen = self._resolve({"$ref": FOLDER + "screen.json"}, "")
        yield from self._attacks([(screen, lambda value: value, "")])

    def of_frames(self):
        """Yields the type of a frame to a page, the path of a fault, and a frame with it."""
        document = FOLDER + "frames.json"
        for reference in self._documents[document]["$defs"]["ToPage"]["anyOf"]:
            schema = self._resolve(reference, document)
            kind = schema[0]["properties"]["type"]["const"]
            for path, frame in self._attacks([(schema, lambda value: value, "")], inside=lambda path: path != "screen"):
                # Without its type it is another frame.
                if path != "type":
                    yield kind, path, frame

    def incomplete_screens(self):
        """Yields screens without a member that they have to have."""
        screen = self._resolve({"$ref": FOLDER + "screen.json"}, "")
        yield from self._incomplete(screen)

    def incomplete_frames(self):
        """Yields frames to a page without a member that they have to have, but for those of the connection itself."""
        document = FOLDER + "frames.json"
        for reference in self._documents[document]["$defs"]["ToPage"]["anyOf"]:
            if not reference["$ref"].endswith(("/welcome", "/ack")):
                yield from self._incomplete(self._resolve(reference, document), lambda path: path != "screen")

    def _incomplete(self, start, inside=lambda path: True):
        for shapes, embed, _ in self._ways([(start, lambda value: value, "")], inside):
            for shape in shapes:
                value = self._minimal(shape)
                yield from (embed({key: member for key, member in value.items() if key != name}) for name in sorted(value))

    def newer_screens(self):
        """Yields screens with a member, a word or a kind that the schema does not have yet."""
        (screen,) = self._resolve({"$ref": FOLDER + "screen.json"}, "")
        for shapes, embed, _ in self._ways([([screen], lambda value: value, "")]):
            for shape in shapes:
                value = self._minimal(shape)
                yield embed({**value, "newer": {"of": ["any", None]}})
                for name, schema in shape["properties"].items():
                    if "enum" in schema or name == "kind":
                        yield from (embed({**value, name: word}) for word in ("newer", "constructor", "__proto__"))

    def _attacks(self, starts, inside=lambda path: True):
        for shapes, embed, path in self._ways(starts, inside):
            for shape in shapes:
                value = self._minimal(shape)
                for name, schema in shape["properties"].items():
                    place = f"{path}.{name}" if path else name
                    # The kind tells which shape it is.
                    if name == "kind" and "const" in schema:
                        continue
                    for wrong in self._wrong(schema, shape["document"]):
                        yield place, embed({**value, name: wrong})
            if path:
                for wrong in CANDIDATES:
                    if type_of(wrong) not in self._types_of(shapes):
                        yield path, embed(wrong)

    def _ways(self, starts, inside=lambda path: True):
        """Yields alternative shapes, a function that embeds a value of one, and its path; each shape once."""
        seen, queue = set(), list(starts)
        while queue:
            shapes, embed, path = queue.pop(0)
            new = [shape for shape in shapes if self._key(shape) not in seen]
            if not new:
                continue
            seen.update(map(self._key, new))
            yield new, embed, path
            for shape in new:
                value = self._minimal(shape)
                for name, schema in shape["properties"].items():
                    place = f"{path}.{name}" if path else name
                    many = schema.get("type") == "array"
                    inner = self._resolve(schema["items"] if many else schema, shape["document"])
                    inner = [shape for shape in inner if "properties" in shape]
                    if inner and inside(place):
                        queue.append((inner, lambda part, embed=embed, value=value, name=name, many=many:
                                      embed({**value, name: [part] if many else part}), place))

    @staticmethod
    def _key(shape):
        return json.dumps([sorted(shape["properties"]), shape["properties"].get("kind")])

    def _wrong(self, schema, document):
        """Yields values of each type that the schema does not allow, alone and in an array."""
        allowed = self._types(schema, document)
        yield from (value for value in CANDIDATES if allowed and type_of(value) not in allowed)
        items = schema.get("items")
        if items:
            allowed = self._types(items, document)
            yield from ([value] for value in CANDIDATES if allowed and type_of(value) not in allowed)

    def _types(self, schema, document):
        """The JSON types that a schema allows; none for any value."""
        return set().union(*({part["type"]} if "type" in part else set() for part in self._resolve(schema, document)))

    @staticmethod
    def _types_of(shapes):
        return {shape["type"] for shape in shapes}

    def _resolve(self, schema, document):
        """The alternatives of a schema, without references: each has a `type`, and `properties` if it is an object with members."""
        if "$ref" in schema:
            name, _, pointer = schema["$ref"].partition("#")
            target = FOLDER + name.removeprefix(FOLDER) if name else document
            found = self._documents[target]
            for part in pointer.strip("/").split("/") if pointer else []:
                found = found[part]
            alternatives = self._resolve(found, target)
        elif "anyOf" in schema or "oneOf" in schema:
            alternatives = [shape for part in schema.get("anyOf", schema.get("oneOf")) for shape in self._resolve(part, document)]
        elif "enum" in schema or "const" in schema:
            return [{"type": "string", "document": document}]
        else:
            kind = {"integer": "number"}.get(schema.get("type"), schema.get("type"))
            alternatives = [{"document": document, **({"type": kind} if kind else {})}]
        own = schema.get("properties")
        if not own:
            return alternatives
        return [{**shape, "type": "object", "properties": {**own, **shape.get("properties", {}), **self._kind(own, shape)},
                 "required": {*schema.get("required", []), *shape.get("required", [])}} for shape in alternatives]

    @staticmethod
    def _kind(own, shape):
        """The kind of an alternative, which the others share the members with."""
        kinds = [properties["kind"] for properties in (own, shape.get("properties", {})) if "const" in properties.get("kind", {})]
        return {"kind": kinds[0]} if kinds else {}

    def _minimal(self, shape):
        return {name: self._sample(shape["properties"][name], shape["document"]) for name in shape["required"]}

    def _sample(self, schema, document):
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return schema["enum"][0]
        first = self._resolve(schema, document)[0]
        if "properties" in first:
            return self._minimal(first)
        return {"string": "1", "number": 1, "boolean": True, "array": [], "object": {}}.get(first.get("type"))
