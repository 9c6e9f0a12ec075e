"""Every file that a command or the server reads, and the lines of an agent, in their worst shapes."""

import json
import os

import pytest

from cost import check, compare
from counted_program import CountedProgram, run_counted
from json_shapes import FLAG, MARKS, SIGNS, Raw, Shape, repeated, value_shapes, write
from server import CountedServer

PROGRAM = os.environ["VIADUCT_BINARY"]
# In bytes: a program's start costs as much as reading some hundred thousand.
SIZE = 1 << 14
STUB = {"rules": [{"on": "connect"}]}
HEADER = '{"viaduct":"0.1.0","version":1,"time":0,"room":"default","masked":["token"]}\n'
SWIFT = """
final class Component%d: BridgeComponent {
    override class var name: String { "a%d" }
    override func onReceive(message: Message) {
        guard let event = Event(rawValue: message.event) else { return }
        switch event {
        case .connect: reply(to: "connect", with: Reply(text: "a"))
        }
    }
    enum Event: String { case connect }
    struct Reply: Encodable { let text: String }
}
"""


def hard_text(n):
    """A text of everything that is hard to divide, to compare or to walk over."""
    return "a" * n + SIGNS * (n // len(SIGNS)) + MARKS * (n // 4) + FLAG * (n // 4)


def events(n):
    """The lines of a recording in which a page sends n messages."""
    for number in range(n):
        frame = {"type": "message", "message": {"id": str(number), "component": "form", "event": f"e{number}", "data": {"a": number}}}
        event = {"id": f"a-{number}", "time": number, "page": "01234567", "from": "page", "kind": "message", "frame": frame}
        yield write(event) + "\n"


def documents():
    """The files by name, each with its worst shapes."""
    text = Shape("text", SIZE // 4, hard_text)
    settings = [Shape("settings", SIZE // 8, lambda n: {f"a{index}": "b" for index in range(n)}),
                Shape("list", SIZE // 16, lambda n: {"allow-origin": [f"http://a{index}.test" for index in range(n)]}),
                text.map(lambda text: {"user-agent-prefix": text}), text.map(lambda text: {text: "a"}, "name of "),
                repeated("comments", "/* */ ", lambda text: Raw("{" + text + "}"), SIZE)]
    tokens = [Shape("rooms", 100, lambda n: {"identities": {f"r{index}": {"token": f"{index:020}"} for index in range(n)}}, 500)]
    stubs = [Shape("members", SIZE // 16, lambda n: {"rules": [{"on": "a", "data": {f"a{index}": "{{next}}" for index in range(n)}, "list": [1]}]}),
             Shape("rules", 16, lambda n: {"rules": [{"on": f"a{index}"} for index in range(n)]}, 64),
             text.map(lambda text: {"rules": [{"on": "a", "data": {"a": text}, "reply": {"data": {"{{data.a}}": text}}}]}),
             Shape("deep data", 50, lambda n: {"rules": [{"on": "a", "data": Raw('{"a":' * n + "1" + "}" * n)}]}, 200)]
    paths = [Shape("rules", SIZE // 64, lambda n: {"settings": {}, "rules": [{"patterns": [f"/a{index}$"], "properties": {}} for index in range(n)]}),
             text.map(lambda text: {"settings": {"a": text}, "rules": [{"patterns": [text], "properties": {"a": text}}]})]
    contracts = [Shape("properties", SIZE // 32, lambda n: {"properties": {f"a{index}": {"type": "string"} for index in range(n)}}),
                 Shape("deep properties", 50, lambda n: Raw('{"properties":{"a":' * n + "{}" + "}}" * n), 200)]
    recordings = [Shape("events", SIZE // 128, lambda n: Raw(HEADER + "".join(events(n)))),
                  Shape("long event", SIZE // 4, lambda n: Raw(HEADER + next(events(1)).replace('"e0"', write(hard_text(n)))))]
    swift = [Shape("components", SIZE // len(SWIFT), lambda n: Raw("".join(SWIFT % (index, index) for index in range(n))), 600),
             Shape("braces", SIZE // 8, lambda n: Raw(SWIFT % (0, 0) + "func f() { " * n + "}" * n))]
    return {"configuration": settings, "tokens": tokens, "stub": stubs, "path configuration": paths, "contract": contracts,
            "recording": recordings, "Swift sources": swift}


def read_configuration(path, folder):
    return run_counted([PROGRAM, "health", "--listen", f"unix:{folder}/none", "--config", path])[0]


def read_stub(path, folder):
    return run_counted([PROGRAM, "stub", path, "--to-swift"])[0]


def read_paths(path, folder):
    server = CountedServer(PROGRAM, "--path-configuration", path)
    count = server.count()
    server.stop()
    return count


def read_contract(path, folder):
    stub = folder / "stub.json"
    stub.write_text(write(STUB))
    return run_counted([PROGRAM, "stub", "--contract", path.parent, stub])[0]


def read_recording(path, folder):
    other = folder / "other.jsonl"
    other.write_text(path.read_text().replace('"component":"form"', '"component":"menu"'))
    return run_counted([PROGRAM, "diff", path, other])[0]


def read_swift(path, folder):
    controllers = folder / "controllers"
    controllers.mkdir(exist_ok=True)
    (controllers / "a_controller.js").write_text("export default class extends BridgeComponent { static component = 'a0' }")
    return run_counted([PROGRAM, "contract", controllers, path.parent])[0]


READERS = {"configuration": ("viaduct.json", read_configuration), "tokens": ("viaduct.json", read_configuration),
           "stub": ("stub.json", read_stub), "path configuration": ("paths.json", read_paths), "contract": ("stub.json", read_contract),
           "recording": ("one.jsonl", read_recording), "Swift sources": ("Components.swift", read_swift)}
FILES = [pytest.param(name, shape, id=f"{name} {shape.name}") for name, shapes in documents().items() for shape in shapes]


def test_each_file_has_shapes():
    assert documents().keys() == READERS.keys() and all(documents().values())


@pytest.mark.parametrize("name, shape", FILES)
def test_a_file_costs_in_proportion_to_its_size(name, shape, tmp_path, record):
    file, read = READERS[name]
    path = tmp_path / "read" / file
    path.parent.mkdir()

    def measure(value):
        path.write_text(write(value))
        return read(path, tmp_path)

    check(name, [compare(name, shape, measure)], record)


def test_a_line_of_an_agent_costs_in_proportion_to_its_size(record):
    program = CountedProgram([PROGRAM, "mcp", "--server", "http://127.0.0.1:9"], VIADUCT_TOKEN="a-token-of-the-tests-for-costs")

    def measure(value):
        before = program.count()
        program.process.stdin.write(f"{value}\n".encode())
        program.process.stdin.write(b'{"jsonrpc":"2.0","id":0,"method":"ping"}\n')
        program.process.stdin.flush()
        while json.loads(program.process.stdout.readline()).get("id") != 0:
            pass
        return program.count() - before

    def request(method, parameters):
        return {"jsonrpc": "2.0", "id": 1, "method": method, "params": parameters}

    measure(write(request("initialize", {"protocolVersion": "2025-11-25"})))
    texts = [shape for shape in value_shapes() if shape.name in ("length", "signs", "marks", "flags")]
    shapes = [*value_shapes(), *[shape.map(lambda value: request("tools/call", {"name": value}), "name/") for shape in texts],
              *[shape.map(lambda value: request(value, {}), "method/") for shape in texts],
              *[shape.map(lambda value: request("tools/call", {"name": "tap", "arguments": {"unknown": value}}), "arguments/")
                for shape in value_shapes()]]
    check("MCP", [compare("MCP", shape.map(write), measure) for shape in shapes], record)
    program.process.stdin.close()
    program.stop()
