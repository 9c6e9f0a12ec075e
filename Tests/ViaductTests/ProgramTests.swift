import Foundation
import Testing
import ViaductRelay

@testable import viaduct

/// Serialized, because a process inherits the pipes of parallel ones and keeps them open.
@Suite(.serialized, .timeLimit(.minutes(2))) struct ProgramTests {
    private func serve(_ addresses: String..., environment: [String: String] = [:]) throws -> Program {
        try Program.serve(addresses.flatMap { ["--listen", $0] }, environment: environment)
    }

    /// Creates a folder that exists while the body runs.
    private func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    @Test func `it says where it listens, is healthy, and ends on SIGTERM with 0`() throws {
        let server = try serve("127.0.0.1:0")
        let address = try server.address()
        let port = try #require(address.split(separator: ":").last)
        let health = try Program(["health", "--listen", "127.0.0.1:\(port)"]).finish()
        #expect(health.status == 0)
        #expect(health.output == "ok\n")
        let asked = ContinuousClock.now
        server.process.terminate()
        #expect(server.finish().status == 0)
        #expect(ContinuousClock.now - asked < .seconds(5))
    }

    @Test func `SIGINT ends it too`() throws {
        let server = try serve("127.0.0.1:0")
        _ = try server.address()
        server.process.interrupt()
        #expect(server.finish().status == 0)
    }

    @Test func `it listens on IPv6 and on UNIX sockets`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString.prefix(8)).sock")
            .path
        for address in ["[::1]:0", "unix:\(path)"] {
            let server = try serve(address)
            let listening = try server.address()
            let target = address.hasPrefix("unix") ? address : "[::1]:" + (listening.split(separator: ":").last ?? "")
            #expect(try Program(["health", "--listen", target]).finish().status == 0)
        }
    }

    @Test func `the server is asked directly, whatever proxy the environment names`() throws {
        let server = try serve("127.0.0.1:0")
        let port = try #require(try server.address().split(separator: ":").last)
        let health = try Program(
            ["health", "--listen", "127.0.0.1:\(port)"], environment: ["http_proxy": "http://127.0.0.1:1"]
        ).finish()
        #expect(health.output == "ok\n")
    }

    @Test func `the secret of its apps is in the file of each real port, and the same after a restart`() throws {
        try withFolder { folder in
            let environment = ["XDG_RUNTIME_DIR": folder.path]
            func files() throws -> [String: String] {
                let files = folder.appending(path: "viaduct")
                return try FileManager.default.contentsOfDirectory(atPath: files.path).reduce(into: [:]) {
                    $0[$1] = try String(contentsOf: files.appending(path: $1), encoding: .utf8)
                }
            }
            let server = try serve("127.0.0.1:0", "[::1]:0", environment: environment)
            let port = try #require(try server.address().split(separator: ":").last)
            let first = try files()
            #expect(first.count == 2)
            #expect(Set(first.values).count == 1)
            let secret = try #require(first["\(port).token"]).dropLast()
            let command = try Data(contentsOf: URL(filePath: "/proc/\(server.process.processIdentifier)/cmdline"))
            #expect(!String(decoding: command, as: UTF8.self).contains(secret))
            kill(server.process.processIdentifier, SIGKILL)
            let end = server.finish()
            #expect(!end.errors.contains(secret) && !end.output.contains(secret))
            let again = try serve("127.0.0.1:\(port)", environment: environment)
            _ = try again.address()
            #expect(try files() == first)
        }
    }

    @Test func `without a terminal, the code of --qr has the address alone, and no line has the secret or a way in`() throws {
        try withFolder { folder in
            let secret = "0123456789abcdef0123456789abcdef"
            let file = folder.appending(path: "log")
            #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
            let server = try Program(
                ["serve", "--public", Program.package.appending(path: "public").path, "--listen", "127.0.0.1:0", "--qr"],
                environment: ["VIADUCT_TOKEN": secret, "VIADUCT_IDENTITIES": #"{"alice":"alice-\#(secret)"}"#],
                standardOutput: try FileHandle(forWritingTo: file))
            func log() throws -> String { try String(contentsOf: file, encoding: .utf8) }
            let end = ContinuousClock.now + .seconds(20)
            while try !log().contains("\n"), .now < end { usleep(5000) }
            server.process.terminate()
            let errors = server.finish().errors
            let address = try #require(log().firstMatch(of: /Viaduct is listening on (.+)/)).1
            #expect(try log().contains("\(try QRCode().text(of: String(address)))  \(address)"))
            for text in [try log(), errors] { #expect(!text.contains(secret) && !text.contains("/enter/#") && !text.contains("?key=")) }
        }
    }

    @Test(arguments: ["127.0.0.1:0", "unix:"]) func `where it can leave no secret, it serves pages and says that apps need VIADUCT_TOKEN`(
        address: String
    ) throws {
        try withFolder { folder in
            let listen = address == "unix:" ? "unix:\(folder.path)/s" : address
            for token in ["", "set"] {
                let server = try serve(listen, environment: ["VIADUCT_TOKEN": token])
                let listening = try server.address()
                let target = listen.hasPrefix("unix") ? listen : listening.replacing("http://", with: "")
                #expect(try Program(["health", "--listen", target]).finish().status == 0)
                server.process.terminate()
                let end = server.finish()
                #expect(end.status == 0)
                #expect(end.errors.contains("the same VIADUCT_TOKEN") == token.isEmpty)
            }
        }
    }

    @Test func `a secret that is not allowed is not shown`() throws {
        for command in [["serve"], ["app", "folder"]] {
            for (flags, environment) in [(["--token", "with space"], [:]), ([], ["VIADUCT_TOKEN": "with space"])] {
                let program = try Program(command + flags, environment: environment).finish()
                #expect(program.status == 2)
                #expect(program.errors.contains("This value is not allowed. It has to be empty, or 1 to 1024 visible ASCII"))
                #expect(!program.errors.contains("with space"))
            }
        }
    }

    @Test(arguments: [
        (["serve", "--listne"], 2, "VD-USAGE-1"), (["open", "--server", "nowhere"], 2, "VD-USAGE-1"),
        (["explain", "VD-NO-1"], 1, "VD-USAGE-1"), (["open", "--print", "--server", "http://127.0.0.1:1"], 1, "VD-SERVER-1"),
        (["health", "--listen", "127.0.0.1:1"], 1, "VD-SERVER-1"), (["trace", "--once", "--server", "http://127.0.0.1:1"], 1, "VD-SERVER-1"),
        (["serve", "--listen", "unix:/dev/null"], 1, "VD-START-1"),
        (["serve", "--listen", "127.0.0.1:0", "--app", "http://127.0.0.1:1"], 1, "VD-START-2"),
    ])
    func `an error that ends a command ends with the code of its explanation`(arguments: [String], status: Int32, code: String) throws {
        // Without a PATH there is no nginx.
        let ended = try Program(arguments, in: Program.package, environment: ["PATH": "/nowhere"]).finish()
        #expect(ended.status == status)
        #expect(ended.errors.hasSuffix("(\(code))\n"), "\(ended.errors)")
    }

    @Test func `a port in use is one clear line, which says what to do, and exit code 1`() throws {
        let server = try serve("127.0.0.1:0")
        let port = try #require(try server.address().split(separator: ":").last)
        let second = try serve("127.0.0.1:\(port)").finish()
        #expect(second.status == 1)
        #expect(
            second.errors == """
                viaduct: Cannot listen on 127.0.0.1:\(port): address already in use. Stop the program that listens there \
                (ss -ltnp names it), or choose another port: --listen 127.0.0.1:4100 (VD-START-1)

                """)
        #expect(second.output.isEmpty)
    }

    @Test func `health fails when nobody answers`() throws {
        let health = try Program(["health", "--listen", "127.0.0.1:1"]).finish()
        #expect(health.status == 1)
        #expect(health.errors.hasPrefix("viaduct: The server at 127.0.0.1:1 does not answer"))
    }

    @Test func `a machine without Swift is told so, and which container has it`() throws {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString.prefix(8))")
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        for tool in ["setpriv", "which"] {
            try files.createSymbolicLink(
                at: folder.appending(path: tool), withDestinationURL: URL(filePath: "/usr/bin/\(tool)"))
        }
        let source = folder.appending(path: "FormComponent.swift")
        try Data("import HotwireNative\nclass FormComponent: BridgeComponent {}\n".utf8).write(to: source)
        for check in [[], ["--check"]] {
            let app = try Program(["app", source.path] + check, in: Program.package, environment: ["PATH": folder.path, "HOME": folder.path]).finish()
            #expect(app.status == 1)
            #expect(app.errors.hasPrefix("viaduct: There is no “swift” in the PATH"))
            #expect(app.errors.contains("docker build --target app"))
        }
    }

    @Test func `help and version are printed, and bad flags end with exit code 2`() throws {
        let help = try Program(["--help"]).finish()
        #expect(help.status == 0)
        for setting in Setting.all { #expect(help.output.contains(setting.flag)) }
        #expect(try Program(["--version"]).finish().output.hasPrefix("viaduct "))
        let bad = try Program(["--nonsense"]).finish()
        #expect(bad.status == 2)
        #expect(bad.errors.contains("--nonsense"))
    }
}
