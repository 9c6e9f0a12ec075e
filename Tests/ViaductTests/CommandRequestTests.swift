import Foundation
import LWSTestSupport
import Testing
import ViaductApp

/// What commands send to the address that they are given.
@Suite(.serialized, .timeLimit(.minutes(1))) struct CommandRequestTests {
    private static let secret = "0123456789abcdef0123456789abcdef"
    private static let empty = "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"
    private static let calls = [
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"pages","arguments":{}}}"#,
    ]

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test(
        arguments: [
            ["open", "--print"], ["link", "--room", "alice"], ["trace", "--once"], ["record", "--once", "--force", "--out", "session.jsonl"], ["mcp"],
            ["doctor"],
        ], [302, 307])
    func `a command follows no redirect with its secret`(command: [String], status: Int) throws {
        try withFolder { folder in
            let other = try RawServer(answer: Self.empty)
            let place = "http://127.0.0.1:\(other.port)/viaduct/api/pages"
            let redirect = "HTTP/1.1 \(status) Found\r\nlocation: \(place)\r\ncontent-length: 0\r\n\r\n"
            // The doctor sees first that the page asks for an identity.
            let closed = "HTTP/1.1 401 Unauthorized\r\ncontent-length: 13\r\n\r\nVD-ACCESS-4\r\n"
            let own = try RawServer(answers: command == ["doctor"] ? [closed, redirect] : [redirect])
            let address = "http://127.0.0.1:\(own.port)"
            let program = try Program(
                command + (command == ["doctor"] ? ["\(address)/"] : ["--server", address]), in: folder,
                environment: ["VIADUCT_TOKEN": Self.secret, "PATH": folder.path])
            if command == ["mcp"] { try program.input.fileHandleForWriting.write(contentsOf: Data(Self.calls.map { $0 + "\n" }.joined().utf8)) }
            try program.input.fileHandleForWriting.close()
            let end = program.finish()
            #expect(own.received.contains("Bearer \(Self.secret)"), "\(end)")
            #expect(other.received.isEmpty, "\(end)")
            #expect(end.status == (command == ["mcp"] ? 0 : 1), "\(end)")
        }
    }

    @Test(arguments: [["health"], ["doctor", "--json"]], [false, true])
    func `the question whether a server is there shows no secret`(command: [String], isInFile: Bool) throws {
        try withFolder { folder in
            let server = try RawServer(answer: Self.empty)
            var environment = ["XDG_RUNTIME_DIR": folder.path, "PATH": folder.path]
            var secret = "Bearer \(Self.secret)"
            if isInFile {
                secret = try AppSecretFile.findOrMake(ports: [server.port], environment: environment).authorization
            } else {
                environment["VIADUCT_TOKEN"] = Self.secret
            }
            let end = try Program(command + ["--listen", "127.0.0.1:\(server.port)"], environment: environment).finish()
            #expect(server.received.hasPrefix("GET /viaduct/health"), "\(end)")
            #expect(!server.received.contains(secret.dropFirst("Bearer ".count)))
            for name in ["authorization", "cookie", "sec-websocket-protocol"] { #expect(!server.received.lowercased().contains("\n\(name):")) }
        }
    }
}
