"""Every file of a person that a command or the server reads, and the lines of an agent, in their worst shapes."""

import json
import os
import subprocess

import pytest

from cost import LIMIT, check, compare
from counted_program import HERE, REPOSITORY, CountedProgram, run_counted
from json_shapes import Raw, Shape, hard_text, repeated, value_shapes, write
from server import CountedServer
from sources import file_readers

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


def events(n):
    """The lines of a recording in which a page sends n messages."""
    for number in range(n):
        frame = {"type": "message", "message": {"id": str(number), "component": "form", "event": f"e{number}", "data": {"a": number}}}
        event = {"id": f"a-{number}", "time": number, "page": "01234567", "from": "page", "kind": "message", "frame": frame}
        yield write(event) + "\n"


CONTROLLER = """
export default class extends BridgeComponent {
    static component = "a%d"
    connect() { this.send("e%d", { a: %d }, () => {}) }
}
"""
# The files that each kind of shapes is about, by the file of the sources that reads it.
READ_BY = {
    "viaduct/ConfigurationFile.swift": ["configuration", "tokens", "versions"], "Core/LWS/PEMFile.swift": ["certificates"],
    "App/ViaductStubs/Library/StubLibrary.swift": ["folder of stubs"], "viaduct/StubCommand.swift": ["stub"],
    "viaduct/PathConfigurationFile.swift": ["path configuration"],
    "Phone/Hotwire/HotwireNative/PathConfiguration/PathConfigurationLoader.swift": ["path configuration"],
    "Relay/ViaductRelay/Contract/MessageContract.swift": ["contract"], "viaduct/Recording/Recording.swift": ["recording", "recorded messages"],
    "viaduct/Contract/SourceFiles.swift": ["Swift sources", "controllers"], "viaduct/Contract/WebReader.swift": ["controllers"],
    "viaduct/Doctor/MachineCheckup.swift": ["path configuration of the doctor"]}
OWN = "reads what the program itself has written, or has brought"
BUILD = "reads an app whose code the developer compiles and runs, for one build"
# Files of the sources that read no file of a person for a server or a command, with the reason.
OTHERS = {
    **dict.fromkeys([
        "App/ViaductApp/Session/HandlingNote.swift", "App/ViaductApp/Session/Trial.swift", "App/ViaductBuilder/Backtrace.swift",
        "App/ViaductBuilder/BuildFolder.swift", "App/ViaductBuilder/HandlingState.swift", "App/ViaductBuilder/SourceCopies.swift",
        "Relay/ViaductProxy/ProxyFolder.swift", "Relay/ViaductRelay/API/ConsoleFiles.swift", "Relay/ViaductRelay/Errors/ErrorCatalogue.swift",
        "Relay/ViaductRelay/Errors/ErrorDocuments.swift", "Relay/ViaductRelay/Routes/ChoicePage.swift", "Relay/ViaductRelay/Routes/ReportFiles.swift",
        "Relay/ViaductRelay/Routes/StaticFiles.swift", "Relay/ViaductRelay/Routes/SymbolIcons.swift",
        "Relay/ViaductRelay/Routes/UnauthorizedPage.swift", "Relay/ViaductRelay/Routes/UnreachablePage.swift",
        "Relay/ViaductRelay/Scripts/ScriptJoiner.swift", "viaduct/MCP/SkillFile.swift", "viaduct/MCP/StubSchema.swift", "viaduct/NginxConfigCommand.swift"], OWN),
    **dict.fromkeys([
        "App/ViaductBuilder/AppFolder.swift", "App/ViaductBuilder/AppInfo.swift", "App/ViaductBuilder/AppResources.swift",
        "App/ViaductBuilder/AppSource.swift", "App/ViaductBuilder/PackageModules.swift", "App/ViaductBuilder/PackageResources.swift",
        "App/ViaductBuilder/PackageSources.swift", "App/ViaductBuilder/XcodeProject.swift", "App/ViaductBuilder/XcodeSettings.swift"], BUILD),
    **dict.fromkeys(["App/ViaductBuilder/LoopWatch.swift", "App/ViaductBuilder/ThreadState.swift", "Relay/ViaductRelay/Metrics/ProcessUse.swift"],
                    "reads a line of the kernel"),
    "App/ViaductApp/Remote/PrivateFolder.swift": "reads at most the longest secret",
    "App/ViaductApp/Screen/ScreenWriter+Share.swift": "reads what a component of the app shares, in the app's process",
    "Core/ViaductSystem/BriefProgram.swift": "reads the output of a program", "viaduct/MCP/MCPLines.swift": "reads an agent's lines: below",
    "viaduct/Subcommand+Table.swift": "looks for the first line of a certificate"}


def documents():
    """The files by name, each with its worst shapes."""
    text = Shape("text", SIZE // 4, hard_text)
    settings = [Shape("settings", SIZE // 16, lambda n: {f"a{index}": "b" for index in range(n)}),
                Shape("list", SIZE // 64, lambda n: {"allow-origin": [f"http://a{index}.test" for index in range(n)]}),
                text.map(lambda text: {"user-agent-prefix": text}), text.map(lambda text: {text: "a"}, "name of "),
                repeated("comments", "/* */ ", lambda text: Raw("{" + text + "}"), SIZE)]
    tokens = [Shape("rooms", 100, lambda n: {"identities": {f"r{index}": {"token": f"{index:020}"} for index in range(n)}}, 500)]
    versions = [Shape("versions", 16, lambda n: {"versions": {f"v{index}": {"agent": "A/1"} for index in range(n)}}, 64),
                Shape("components", 128, lambda n: {"versions": {"v": {"components": [f"a{index}" for index in range(n)]}}}, 512)]
    # A stub's file has at most 64 KiB.
    stubs = [Shape("members", SIZE // 64, lambda n: {"rules": [{"on": "a", "data": {f"a{index}": "b" for index in range(n)}}]}),
             Shape("rules", 16, lambda n: {"rules": [{"on": f"a{index}"} for index in range(n)]}, 64),
             Shape("text", SIZE // 16, lambda n: {"rules": [{"on": "a", "data": {"a": hard_text(n)}, "reply": {"data": {"b": hard_text(n)}}}]}),
             Shape("deep data", 50, lambda n: {"rules": [{"on": "a", "data": Raw('{"a":' * n + "1" + "}" * n)}]}, 200)]
    paths = [Shape("rules", SIZE // 64, lambda n: {"settings": {}, "rules": [{"patterns": [f"/a{index}$"], "properties": {}} for index in range(n)]}),
             text.map(lambda text: {"settings": {"a": text}, "rules": [{"patterns": [text], "properties": {"a": text}}]})]
    contracts = [text.map(lambda text: {"properties": {text: {"type": "string", "enum": [text]}}}),
                 Shape("properties", SIZE // 32, lambda n: {"properties": {f"a{index}": {"type": "string"} for index in range(n)}}),
                 Shape("deep properties", 30, lambda n: Raw('{"properties":{"a":' * n + "{}" + "}}" * n), 120)]
    recordings = [Shape("events", SIZE // 128, lambda n: Raw(HEADER + "".join(events(n)))),
                  Shape("long event", SIZE // 4, lambda n: Raw(HEADER + next(events(1)).replace('"e0"', write(hard_text(n)))))]
    # A component costs a hundred million instructions.
    swift = [Shape("components", 8, lambda n: Raw("".join(SWIFT % (index, index) for index in range(n))), 256),
             Shape("braces", SIZE // 8, lambda n: Raw(SWIFT % (0, 0) + "func f() { " * n + "}" * n))]
    controllers = [Shape("components", SIZE // 64, lambda n: Raw("".join(CONTROLLER.replace("default ", "").replace("class", f"class A{index}")
                                                                              % (index, index, index) for index in range(n)))),
                   Shape("text", SIZE // 4, lambda n: Raw(CONTROLLER % (0, 0, 0) + f"const text = {write(hard_text(n))}"))]
    certificates = [Shape("chain", 64, lambda n: n)]
    return {"configuration": settings, "tokens": tokens, "versions": versions, "certificates": certificates, "stub": stubs,
            "folder of stubs": stubs, "path configuration": paths, "path configuration of the doctor": paths, "contract": contracts,
            "recording": recordings, "recorded messages": recordings[:1], "Swift sources": swift, "controllers": controllers}


def read_configuration(path, folder):
    return run_counted([PROGRAM, "health", "--listen", f"unix:{folder}/none", "--config", path])


def start(*flags):
    """The instructions of a server's start."""
    server = CountedServer(PROGRAM, *flags)
    count = server.count()
    server.stop()
    return count, 0, ""


def read_certificates(path, folder):
    """Reads a chain of as many certificates as the file says."""
    certificate, key = folder / "one.pem", folder / "one.key"
    if not key.exists():
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", key,
                        "-subj", "/CN=localhost", "-out", certificate], check=True, capture_output=True)
    chain = folder / "chain.pem"
    chain.write_text(certificate.read_text() * int(path.read_text()))
    return start("--tls-cert", chain, "--tls-key", key)


def read_stub(path, folder):
    return run_counted([PROGRAM, "stub", path, "--to-swift"])


def read_stubs(path, folder):
    return start("--stubs", path.parent)


def read_paths(path, folder):
    return start("--path-configuration", path)


def read_paths_for_doctor(path, folder):
    return run_counted([PROGRAM, "doctor", "--listen", f"unix:{folder}/none", "--path-configuration", path])


def read_contract(path, folder):
    stub = folder / "stub.json"
    stub.write_text(write(STUB))
    return run_counted([PROGRAM, "stub", "--contract", path.parent, stub])


def read_recording(path, folder):
    other = folder / "other.jsonl"
    other.write_text(path.read_text().replace('"component":"form"', '"component":"menu"'))
    return run_counted([PROGRAM, "diff", path, other])


def contract(folder, controller=None, component=SWIFT % (0, 0), *flags):
    """Compares controllers with components: one of each unless the file has them."""
    paths = []
    for name, text in [("controllers/a_controller.js", CONTROLLER % (0, 0, 0)), ("components/A.swift", component)]:
        file = folder / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
        paths.append(file.parent)
    return run_counted([PROGRAM, "contract", controller or paths[0], paths[1], *flags])


def read_swift(path, folder):
    return contract(folder, component=path.read_text())


def read_controllers(path, folder):
    return contract(folder, path.parent)


def read_recorded_messages(path, folder):
    return contract(folder, None, SWIFT % (0, 0), "--from", path)


READERS = {
    "configuration": ("viaduct.json", read_configuration), "tokens": ("viaduct.json", read_configuration),
    "versions": ("viaduct.json", read_configuration), "certificates": ("count", read_certificates), "stub": ("stub.json", read_stub),
    "folder of stubs": ("stub.json", read_stubs), "path configuration": ("paths.json", read_paths),
    "path configuration of the doctor": ("paths.json", read_paths_for_doctor), "contract": ("stub.json", read_contract),
    "recording": ("one.jsonl", read_recording), "recorded messages": ("one.jsonl", read_recorded_messages),
    "Swift sources": ("Components.swift", read_swift), "controllers": ("a_controller.js", read_controllers)}
FILES = [pytest.param(name, shape, id=f"{name} {shape.name}") for name, shapes in documents().items() for shape in shapes]


@pytest.mark.few
def test_each_reader_of_a_file_has_shapes():
    """A file of the sources that reads files is here with its shapes, or with the reason why it has none."""
    assert READ_BY.keys() | OTHERS.keys() == file_readers() and not READ_BY.keys() & OTHERS.keys()
    assert {name for names in READ_BY.values() for name in names} == {name for name, shapes in documents().items() if shapes} == READERS.keys()


@pytest.mark.parametrize("name, shape", FILES)
def test_a_file_costs_in_proportion_to_its_size(name, shape, tmp_path, record):
    file, read = READERS[name]
    path = tmp_path / "read" / file
    path.parent.mkdir()

    statuses = set()

    def measure(value):
        path.write_text(write(value))
        count, status, output = read(path, tmp_path)
        statuses.add(status)
        assert len(statuses) == 1, f"A file that is refused costs nothing: {output}"
        return count

    check(name, [compare(name, shape, measure)], record)


@pytest.mark.parametrize("name", ["components", "text"])
def test_controllers_are_walked_through_in_proportion_to_their_size(name, tmp_path):
    """Node.js reads them, and its own instructions say little."""
    (shape,) = [shape for shape in documents()["controllers"] if shape.name == name]

    def nodes(n):
        file = tmp_path / f"a{n}_controller.js"
        file.write_text(write(shape.make(n)))
        command = ["node", "--require", HERE / "count_nodes.cjs", REPOSITORY / "config/contract/controllers.cjs", tmp_path]
        result = subprocess.run(command, input=str(file), capture_output=True, text=True, check=True)
        assert json.loads(result.stdout)["components"]
        return int(result.stderr)

    assert nodes(4 * shape.units) <= LIMIT * nodes(shape.units)


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
