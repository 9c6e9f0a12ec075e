import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductApp
import ViaductCommands
import ViaductRelay
import ViaductSystem

@testable import viaduct

/// Reloading the settings of a running server.
@Suite @MainActor struct ReloadTests {
    private nonisolated static let token = "0123456789abcdef"
    private nonisolated static let rooms = #""identities": {"alice": "alice-\#(token)"}"#

    /// Starts a server with one settings file, and makes it reload another.
    ///
    /// - Returns: whether it was guarded before, whether it is now, and the log.
    private func reload(_ first: String, then second: String) throws -> (before: Bool, after: Bool, log: String) {
        let file = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("{\(first)}".utf8).write(to: file)
        guard case .run(let invocation) = try Subcommand.table.parse(["serve", "--config", file.path]) else { throw UsageError("It does not run.") }
        let command = try ServeCommand(invocation, environment: [:])
        var configuration = ServerConfiguration(addresses: [], publicFolder: file)
        configuration.identities = command.settings.identities
        configuration.isGuarded = command.settings.isGuarded
        let (loop, log) = (try EventLoop(engine: .poll, subprotocols: Server.subprotocols), RecordedLog())
        defer { loop.close() }
        let server = Server(configuration, apps: [], loop: loop)
        server.appSecret = command.settings.token ?? AppSecret("of-the-file-0123456789")
        let before = server.isGuarded
        try Data("{\(second)}".utf8).write(to: file)
        command.reload(server, nil, log: Log(level: .debug, format: .text) { log.lines.append($0) })
        return (before, server.isGuarded, log.lines.joined(separator: "\n"))
    }

    @Test(arguments: [
        ("", rooms), (#""listen": ["0.0.0.0:1"], "insecure": 1"#, #""listen": ["0.0.0.0:1"], \#(rooms)"#),
        (#""listen": ["0.0.0.0:1"], "insecure": 1"#, #""listen": ["0.0.0.0:1"], "token": "\#(token)""#),
        (#""trusted-proxy": ["127.0.0.1"]"#, #""trusted-proxy": ["127.0.0.1"], "token": "\#(token)""#),
        // A setting that needs a restart keeps its old value.
        (#""trusted-proxy": ["127.0.0.1"]"#, #""token": "\#(token)""#),
    ])
    func `an open server is guarded once its settings have identities`(first: String, second: String) throws {
        let result = try reload(first, then: second)
        #expect(!result.before && result.after)
        #expect(result.log.contains("The server asks for identities from now on."))
        #expect(result.log.contains("The settings were read again."))
        #expect(result.log.contains("Viaduct's cookies are not Secure") == first.contains("insecure"))
    }

    @Test(arguments: [
        (rooms, ""), (rooms, #""insecure": 1"#), (#""listen": ["0.0.0.0:1"], \#(rooms)"#, #""listen": ["0.0.0.0:1"], "insecure": 1"#),
        (#""trusted-proxy": ["127.0.0.1"], "token": "\#(token)""#, #""trusted-proxy": ["127.0.0.1"]"#),
    ])
    func `a guarded server stays guarded without identities, and says how to open it`(first: String, second: String) throws {
        let result = try reload(first, then: second)
        #expect(result.before && result.after)
        #expect(result.log.contains("The server stays guarded, and only its secret lets in."))
    }

    @Test(arguments: [
        (#""listen": ["0.0.0.0:1"], \#(rooms)"#, #""listen": ["0.0.0.0:1"]"#), (#""listen": ["0.0.0.0:1"], \#(rooms)"#, ""),
        (#""listen": ["0.0.0.0:1"], "insecure": 1"#, ""), (rooms, #"\#(rooms), "token": "alice-\#(token)""#), ("", #"\#(rooms), "insecure": 1"#),
        ("", #""identities": {"alice": "short"}"#),
    ])
    func `settings that a start refuses change nothing`(first: String, second: String) throws {
        let result = try reload(first, then: second)
        #expect(result.before == result.after)
        #expect(result.log.contains("The settings were not read again, the earlier ones hold: "))
        #expect(!result.log.contains(Self.token))
    }

    @Test func `an open server stays open, and a guarded one guarded, when nothing of that changes`() throws {
        #expect(try reload("", then: "").after == false)
        let guarded = try reload(Self.rooms, then: Self.rooms)
        #expect(guarded.after)
        #expect(guarded.log.split(separator: "\n").count == 1)
    }
}
