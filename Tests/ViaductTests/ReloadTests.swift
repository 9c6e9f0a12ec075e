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

    /// A server that was started by a file of settings, and reads it again.
    @MainActor private final class Started {
        let server: Server
        private let command: ServeCommand
        private let loop: EventLoop
        private let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString)")
        private let output = RecordedLog()
        private let file: URL
        private var toLog: Log { Log(level: .debug, format: .text) { [output] in output.lines.append($0) } }

        /// - Parameter ports: that name the file of the secret.
        init(_ settings: String, ports: [UInt16]) throws {
            file = folder.appending(path: "viaduct.json")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("{\(settings)}".utf8).write(to: file)
            guard case .run(let invocation) = try Subcommand.table.parse(["serve", "--config", file.path]) else {
                throw UsageError("It does not run.")
            }
            command = try ServeCommand(invocation, environment: ["HOME": folder.path])
            var configuration = ServerConfiguration(addresses: [], publicFolder: file)
            configuration.identities = command.settings.identities
            configuration.isGuarded = command.settings.isGuarded
            loop = try EventLoop(engine: .poll, subprotocols: Server.subprotocols)
            server = Server(configuration, apps: [], loop: loop)
            command.fileSecret.ports = ports
            server.appSecret = command.settings.token ?? command.fileSecret.find(log: toLog)
        }

        isolated deinit {
            loop.close()
            try? FileManager.default.removeItem(at: folder)
        }

        /// - Returns: what the log has since the start.
        func reload(_ settings: String) throws -> String {
            try Data("{\(settings)}".utf8).write(to: file)
            command.reload(server, nil, log: toLog)
            return output.lines.joined(separator: "\n")
        }

        /// Whether the server takes the text for its owner's secret.
        func isOwner(_ text: String) -> Bool { server.appSecret?.isShown(by: "Bearer \(text)") == true }

        /// The secret in the file of the port.
        func secret(of port: UInt16) throws -> String {
            try String(contentsOf: folder.appending(path: ".local/state/viaduct/\(port).token"), encoding: .utf8).trimmingCharacters(in: .newlines)
        }
    }

    /// Starts a server by one file of settings, and has it read another one.
    ///
    /// - Returns: whether it was guarded before, whether it is now, and the log.
    private func reload(_ first: String, then second: String) throws -> (before: Bool, after: Bool, log: String) {
        let started = try Started(first, ports: [1])
        let before = started.server.isGuarded
        let log = try started.reload(second)
        return (before, started.server.isGuarded, log)
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
        ("", #""max-pages": "many""#), ("", "nonsense"), ("", #""identities": {"alice": "short"}"#), (rooms, #"\#(rooms), "token": "short""#),
        // A guarded server stays guarded, so its secret has to be a good one.
        (rooms, #""token": "short""#), (rooms, #""insecure": 1, "token": "short""#),
    ])
    func `settings that a start refuses change nothing`(first: String, second: String) throws {
        let result = try reload(first, then: second)
        #expect(result.before == result.after)
        #expect(result.log.contains("The settings were not read again, the earlier ones hold: "))
        #expect(result.log.contains(#/\(VD-[A-Z]+-[0-9]\)$/#))
        #expect(!result.log.contains(Self.token))
    }

    @Test func `an open server stays open, and a guarded one guarded, when nothing of that changes`() throws {
        #expect(try reload("", then: "").after == false)
        let guarded = try reload(Self.rooms, then: Self.rooms)
        #expect(guarded.after)
        #expect(guarded.log.split(separator: "\n").count == 1)
    }

    @Test(arguments: [rooms, ""])
    func `the file's secret is back when a token is taken out of the settings, and the token lets nobody in`(others: String) throws {
        let started = try Started(others, ports: [1])
        let secret = try started.secret(of: 1)
        #expect(started.isOwner(secret))
        _ = try started.reload([others, #""token": "\#(Self.token)""#].filter { !$0.isEmpty }.joined(separator: ", "))
        #expect(started.isOwner(Self.token) && !started.isOwner(secret))
        _ = try started.reload(others)
        #expect(started.isOwner(secret) && !started.isOwner(Self.token))
    }

    @Test func `a server that was started with a token finds the file's secret without one`() throws {
        let started = try Started(#"\#(Self.rooms), "token": "\#(Self.token)""#, ports: [1])
        let log = try started.reload("")
        #expect(log.contains("only its secret lets in"))
        #expect(try started.isOwner(started.secret(of: 1)) && !started.isOwner(Self.token))
    }

    @Test func `a guarded server without any secret says that nobody gets in`() throws {
        let started = try Started(#"\#(Self.rooms), "token": "\#(Self.token)""#, ports: [])
        let log = try started.reload("")
        #expect(log.contains("The server stays guarded, and nobody gets in, since it has no secret."))
        #expect(started.server.appSecret == nil)
    }

    @Test(arguments: [
        ("", #""max-pages": 100, "listen": ["127.0.0.1:1"]"#, "“listen” and “max-pages” count from the next start."),
        (#"\#(rooms), "allow-host": ["a.test"]"#, rooms, "“allow-host” counts from the next start."),
        (#""allow-origin": ["https://a.test"]"#, #""allow-origin": ["https://a.test", "https://b.test"]"#, "“allow-origin” counts"),
        ("", #""admin-listen": "127.0.0.1:1", "max-pages": 1, "max-apps": 1"#, "“max-pages”, “max-apps” and “admin-listen” count"),
        ("", #""insecure": 1"#, "“insecure” counts from the next start."),
        ("", #""tls-cert": "/a.pem", "tls-key": "/a.key""#, "“tls-cert” and “tls-key” count from the next start."),
        ("", #""max-pages": 2000, "listen": ["127.0.0.1:4000"]"#, nil), ("", rooms, nil), ("", #""token": "\#(token)""#, nil),
        (#""listen": ["0.0.0.0:1"], "insecure": 1"#, #""listen": ["0.0.0.0:1"], \#(rooms)"#, nil),
        (#""tls-cert": "/a.pem", "tls-key": "/a.key""#, #""tls-cert": "/b.pem", "tls-key": "/b.key""#, nil),
    ])
    func `what a reload does not change is named`(first: String, second: String, notice: String?) throws {
        let log = try reload(first, then: second).log
        #expect(log.contains("The settings were read again."))
        #expect(log.contains("the next start") == (notice != nil))
        #expect(log.contains(notice ?? "The settings"))
    }
}
