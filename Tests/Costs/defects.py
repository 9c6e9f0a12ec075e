"""Old defects, whose cost was more than in proportion, with the tests that fail when they are put back.

python defects.py FOLDER puts all of them back into a copy of the sources: bin/cost-test --defects builds that.
"""

import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Defect:
    """A change that puts a defect back. `test` is the name of the test that sees it, `commit` the one that mended it."""

    name: str
    commit: str
    file: str
    mended: str
    old: str
    test: str

    def is_mended(self, folder):
        return (folder / self.file).read_text().count(self.mended) == 1

    def put_back(self, folder):
        file = folder / self.file
        file.write_text(file.read_text().replace(self.mended, self.old))


DOOR = "test_a_request_costs_in_proportion_to_its_size[{}]"
FILE = "test_a_file_costs_in_proportion_to_its_size[{}]"
DEFECTS = [
    Defect("the parts of an address are appended one by one", "913fb341", "Sources/Relay/ViaductRelay/Routes/StaticFiles.swift",
           """        var file = Self.resolved(names.reduce(into: root.path) { $0 += "/\\(Substring($1))" })
        if file.map(Self.isDirectory) == true { file = file.flatMap { Self.resolved("\\($0)/index.html") } }
        guard let file, file.utf8.starts(with: "\\(root.path)/".utf8), !Self.isDirectory(file) else { return nil }
        return URL(filePath: file)
""",
           """        var file = names.reduce(root) { $0.appending(path: "\\(Substring($1))") }.resolvingSymlinksInPath()
        if Self.isDirectory(file.path) { file = file.appending(path: "index.html").resolvingSymlinksInPath() }
        guard file.path.hasPrefix(root.path + "/"), !Self.isDirectory(file.path) else { return nil }
        return file
""", DOOR.format("GET /viaduct/schema/*")),
    Defect("a message may take any number of steps", "62c7e614", "Sources/App/ViaductStubs/Run/StubComponent.swift",
           "StepBudget(StubLimits.steps)", "StepBudget(.max)", "test_the_costliest_message_to_a_stub_has_a_limit"),
    Defect("marks in a request are in one row", "e9d5771a", "Sources/Relay/ViaductRelay/Server/HTTPRequest+StreamSafe.swift",
           "path: path.streamSafe, query: query.map(\\.streamSafe), headers: headers.mapValues(\\.streamSafe)",
           "path: path, query: query, headers: headers", DOOR.format("GET /viaduct/api/trace")),
    Defect("marks in a frame are in one row", "e9d5771a", "Sources/App/ViaductApp/Remote/Link.swift",
           "linkDidReceive(text.streamSafeJSON)", "linkDidReceive(text)",
           "test_a_frame_of_a_page_costs_in_proportion_to_its_size[FromPage message]"),
    Defect("each level of a value scans all levels in it", "1de3313a", "Sources/Core/ViaductProtocol/JSON/JSONValue.swift",
           "        self.ends = ends\n", "        self.ends = nil\n", DOOR.format("PUT /viaduct/api/stubs/:name")),
    Defect("marks in an agent's line are in one row", "5cbbbeb6", "Sources/viaduct/MCP/MCPSession.swift",
           "JSONValue(bytes.streamSafeJSON)", "JSONValue(bytes)", "test_a_line_of_an_agent_costs_in_proportion_to_its_size"),
    Defect("marks in a stub's file are in one row", "774a9fe6", "Sources/App/ViaductStubs/File/Stub.swift",
           "StubText(text.streamSafeJSON)", "StubText(text)", FILE.format("stub text")),
    Defect("each finding of a contract is looked for among all", "774a9fe6", "Sources/viaduct/Contract/ContractComparison.swift",
           "if known.insert(finding).inserted {", "if !findings.contains(finding) {", FILE.format("controllers components")),
]


if __name__ == "__main__":
    for defect in DEFECTS:
        assert defect.is_mended(Path(sys.argv[1])), defect.name
        defect.put_back(Path(sys.argv[1]))
