import Foundation
import Glibc
import LWSTestSupport
import Testing

@testable import viaduct

/// The standard output of every command, when it cannot be written. A new command has no lines here, so this does not compile without them.
@Suite(.serialized, .timeLimit(.minutes(5))) struct OutputTests {
    private static let token = "0123456789abcdef-owner"
    /// They guard the server, so that there are links.
    private static let identities = #"{"alice":"0123456789abcdef-alice"}"#
    private static let sentence = "The standard output cannot be written: No space left on device. (VD-OUTPUT-1)"

    private static func socket(in folder: URL) -> String { "unix:\(folder.path)/s" }

    /// Command lines of the command that print each kind of its output, for a server at the port. One whose work is something else goes on.
    private static func lines(of command: Subcommand, port: UInt16, in folder: URL) -> [(arguments: [String], goesOn: Bool)] {
        let server = ["--server", "http://127.0.0.1:\(port)"]
        let lines: [[String]] =
            switch command {
            case .serve: [["--listen", socket(in: folder), "--public", Program.package.appending(path: "public").path]]
            // Only --check prints, which needs a build: test_app_check.py.
            case .app: []
            case .stub: [["stub.json"], ["--to-swift", "stub.json"], ["--to-stimulus", "stub.json"]]
            case .trace: [server + ["--once"], server + ["--once", "--json"], server]
            case .contract: [["web", "swift"]]
            case .mcp: [server]
            // They report on the standard error.
            case .record, .replay: []
            case .diff: [["a.jsonl", "a.jsonl"], ["a.jsonl", "b.jsonl"]]
            case .open: [server + ["--print"]]
            case .link: [server]
            case .doctor: [[], ["--json"]]
            case .agent: [[], ["--check", "a"]]
            case .explain: [[], ["VD-URL-1"], ["--markdown"]]
            case .health: [["--listen", "127.0.0.1:\(port)"]]
            case .nginxConfig: [["--app", "http://localhost:3000"]]
            case .routes: [[], ["--json"], ["--markdown"]]
            case .config, .man: [[]]
            case .completion: [["bash"], ["zsh"], ["fish"]]
            }
        return lines.map { ($0, command == .serve) }
    }

    /// The files that the command lines name.
    private static func makeFiles(in folder: URL) throws {
        for name in ["web", "swift"] {
            try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        let files = [
            "stub.json": #"{"rules":[{"on":"connect","reply":{}}]}"#,
            "web/form_controller.js": #"""
            import { BridgeComponent } from "@hotwired/hotwire-native-bridge"
            export default class extends BridgeComponent {
              static component = "form"
              connect() { super.connect(); this.send("connect", { title: "a" }) }
            }
            """#,
            "swift/Form.swift": #"""
            import HotwireNative
            final class FormComponent: BridgeComponent { override class var name: String { "form" } }
            """#,
            "a.jsonl": #"{"viaduct":"0.1.0","version":1,"time":0,"room":"default","masked":[]}"# + "\n"
                + #"{"n":0,"time":1,"page":"01234567","from":"page","kind":"open","frame":{"type":"open","url":"http://a.test/","title":"","components":[]}}"#
                + "\n",
            "b.jsonl": #"{"viaduct":"0.1.0","version":1,"time":0,"room":"default","masked":[]}"# + "\n",
        ]
        for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    }

    /// Runs the body for each command line, beside a server that has a page.
    private func withEachLine(_ body: (_ arguments: [String], _ goesOn: Bool, _ folder: URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Self.makeFiles(in: folder)
        let server = try Program.serve(
            ["--listen", "127.0.0.1:0"], environment: ["VIADUCT_TOKEN": Self.token, "VIADUCT_IDENTITIES": Self.identities])
        let port = try #require(try server.address().split(separator: ":").last.flatMap { UInt16($0) })
        let page = try RawClient(port: port)
        try page.request(
            RawClient.upgrade(path: "/viaduct/socket?page=0123456789abcdef0123456789abcdef")
                + ["Sec-WebSocket-Protocol: viaduct.page.1", "Authorization: Bearer \(Self.token)"])
        #expect(page.waits(for: Array("welcome".utf8)))
        for command in Subcommand.allCases {
            for (arguments, goesOn) in Self.lines(of: command, port: port, in: folder) { try body([command.rawValue] + arguments, goesOn, folder) }
            try body(["help", command.rawValue], false, folder)
        }
        for line in [["--version"], ["help"], ["config", "--help"]] { try body(line, false, folder) }
        withExtendedLifetime(page) {}
    }

    private func start(_ arguments: [String], in folder: URL, output: FileHandle) throws -> Program {
        let program = try Program(arguments, in: folder, environment: ["VIADUCT_TOKEN": Self.token], standardOutput: output)
        if arguments[0] == "mcp" {
            try program.input.fileHandleForWriting.write(contentsOf: Data((#"{"jsonrpc":"2.0","id":1,"method":"ping"}"# + "\n").utf8))
        }
        return program
    }

    @Test func `a command whose result cannot be written says so and fails`() throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        try withEachLine { arguments, goesOn, folder in
            let program = try start(arguments, in: folder, output: full)
            if goesOn {
                #expect(program.waitsForError(Self.sentence), "\(arguments)")
                program.process.terminate()
            }
            let end = program.finish()
            #expect(end.status == (goesOn ? 0 : 1), "\(arguments)")
            #expect(goesOn || end.errors.contains(Self.sentence), "\(arguments): \(end.errors)")
        }
    }

    @Test func `a command whose result nobody reads ends without a word`() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        try withEachLine { arguments, goesOn, folder in
            let program = try start(arguments, in: folder, output: pipe.fileHandleForWriting)
            if goesOn {
                try waitForHealth(of: folder)
                program.process.terminate()
                #expect(program.finish().status == 0, "\(arguments)")
                return
            }
            let end = program.finish()
            #expect(!end.errors.contains("VD-OUTPUT-1"), "\(arguments): \(end.errors)")
            #expect(program.process.terminationReason == .uncaughtSignal && end.status == SIGPIPE, "\(arguments): \(end.status)")
        }
    }

    /// Waits until the server of the table answers.
    private func waitForHealth(of folder: URL) throws {
        let end = ContinuousClock.now + .seconds(20)
        while try Program(["health", "--listen", Self.socket(in: folder)]).finish().status != 0 {
            try #require(ContinuousClock.now < end)
        }
    }

    @Test func `a file that may not grow gets no half of a result in silence`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try #require(FileManager.default.createFile(atPath: file.path, contents: nil))
        let program = try Program(["config"], fileSize: 100, standardOutput: try FileHandle(forWritingTo: file))
        let end = program.finish()
        #expect(end.status == 1 && end.errors.contains("The standard output cannot be written: File too large. (VD-OUTPUT-1)"))
    }

    @Test(arguments: [">&-", "2>&- >&-", "<&- >&-"]) func `a closed output is an error, and no other file takes its place`(closed: String) throws {
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", "\"$0\" config \(closed)", Program.url.path]
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 1)
    }

    /// Writers of the standard output besides `Terminal`.
    nonisolated(unsafe) private static let writers =
        #/(?:^|[^.\w`"])print\(|STDOUT_FILENO|\bfputs\(|\bputs\(|\bputchar\(|\bprintf\(|FileHandle\.standardOutput|\bstdout\b/#

    /// Each of them has one of these.
    private static let parts = ["print", "put", "STDOUT", "stdout"]

    @Test func `nothing but the terminal writes to the standard output`() throws {
        var found = 0
        for wing in ["Core", "App", "Relay", "viaduct"] {
            let root = Program.package.appending(path: "Sources/\(wing)")
            for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift") {
                found += 1
                // Sources of a sample app, which prints as apps do; the output of another program.
                if path.hasPrefix("ViaductDemos/") || path == "Terminal.swift" || path == "ViaductSystem/ChildProcess.swift" { continue }
                let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
                // A function of this name that was passed in.
                if text.contains(#/print: @(?:escaping )?@?MainActor|let print: /#) { continue }
                for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                    // The pattern takes long for a line.
                    guard Self.parts.contains(where: line.contains) else { continue }
                    let code = line.trimmingCharacters(in: .whitespaces)
                    #expect(code.hasPrefix("//") || code.firstMatch(of: Self.writers) == nil, "\(wing)/\(path):\(number + 1): use Terminal.print")
                }
            }
        }
        #expect(found > 300)
    }
}
