import Foundation
import HotwireNative
import LWS
import Testing
import ViaductProtocol

@testable import viaduct

@Suite struct SettingsTests {
    private func settings(
        flags: [String: [String]] = [:], environment: [String: String] = [:], file: [String: [String]] = [:]
    ) throws(UsageError) -> Settings {
        try Settings(flags: flags, environment: environment, file: file)
    }

    @Test func `a flag counts before the environment, and that before the file, and that before the default`() throws {
        let file = ["log-level": ["error"]]
        let environment = ["VIADUCT_LOG_LEVEL": "warning"]
        let flags = ["log-level": ["debug"]]
        #expect(try settings().logLevel == .info)
        #expect(try settings(file: file).logLevel == .error)
        #expect(try settings(environment: environment, file: file).logLevel == .warning)
        #expect(try settings(flags: flags, environment: environment, file: file).logLevel == .debug)
    }

    @Test func `lists are repeated as flags and have commas in the environment`() throws {
        let listen = try settings(flags: ["listen": ["127.0.0.1:1", "[::1]:2"]]).listen
        #expect(listen == [.ipv4(host: "127.0.0.1", port: 1), .ipv6(host: "::1", port: 2)])
        #expect(try settings(environment: ["VIADUCT_LISTEN": "127.0.0.1:1,[::1]:2"]).listen == listen)
    }

    @Test func `web apps are a list, and a platform may be left open`() throws {
        let urls = try settings(environment: ["VIADUCT_APP": "http://localhost:3000,admin.localhost=http://localhost:3001"]).apps.map(\.url)
        #expect(urls == ["http://localhost:3000", "http://localhost:3001"])
        #expect(try settings(flags: ["platform": ["android"]], file: ["platform": ["ios"]]).platform == .android)
        #expect(try settings(flags: ["platform": [""]]).platform == nil)
    }

    @Test(arguments: [
        (["http://localhost:3000", "http://localhost:3001"], "Every host has several apps"),
        (["a.localhost=http://localhost:3000", "A.localhost=http://localhost:3001"], "The host a.localhost has several apps"),
        (["http://localhost:4000"], "--app http://localhost:4000: Viaduct itself would listen there"),
        (["a.localhost=http://127.0.0.2:4000"], "Viaduct itself would listen there"),
    ])
    func `apps that would be in each other's way, or in Viaduct's, are an error`(apps: [String], words: String) {
        let error = #expect(throws: UsageError.self) { try settings(flags: ["app": apps]) }
        #expect(error?.description.contains(words) == true)
    }

    @Test func `an app may have Viaduct's port at another address`() throws {
        #expect(try settings(flags: ["app": ["http://[::1]:4000", "a.test=http://web:4000", "b.test=http://localhost:4001"]]).apps.count == 3)
    }

    @Test func `a path configuration is of every phone that has none of its own`() throws {
        let file = URL(filePath: #filePath)
        let url = try #require(URL(string: "http://localhost:3000/ios.json"))
        let both = try settings(flags: ["path-configuration": [url.absoluteString]]).pathConfigurations
        #expect(Platform.allCases.map { both[$0] } == Array(repeating: .server(url), count: 2))
        let each = try settings(flags: [
            "path-configuration": ["ios=http://a.test/old", "android=\(file.path)", "http://a.test/all", "ios=https://a.test/new"],
        ]).pathConfigurations
        #expect(each[.ios] == .server(try #require(URL(string: "https://a.test/new"))))
        #expect(each[.android] == .file(file))
        #expect(try settings(flags: ["path-configuration": ["android=\(file.path)"]]).pathConfigurations[.ios] == nil)
        #expect(try settings(environment: ["VIADUCT_PATH_CONFIGURATION": ""]).pathConfigurations.isEmpty)
    }

    @Test(arguments: [
        ("listen", "4000"), ("log-level", "loud"), ("log-format", "xml"), ("max-frame", "many"), ("max-frame", "0"), ("max-bar-items", "0"), ("max-menu-items", "4097"), ("max-kept-messages", "1"),
        ("resume-seconds", "-1"), ("allow-origin", "app.test"), ("allow-host", "http://app.test"),
        ("trusted-proxy", "localhost"), ("trusted-proxy", "10.0.0.0/33"), ("user-agent-prefix", "a\u{7f}"), ("user-agent-prefix", "a\nb"),
        ("public", "/nonexistent"), ("app", "localhost:3000"), ("app", "http://localhost:3000/path"), ("platform", "windows"),
        ("path-configuration", "/nonexistent"), ("path-configuration", "windows=http://a.test"), ("path-configuration", "ios="),
    ])
    func `a bad value is an error that names it and what is allowed`(name: String, value: String) throws {
        let setting = try #require(Setting.all.first { $0.name == name })
        for (source, error) in [
            ("--\(name)", #expect(throws: UsageError.self) { try settings(flags: [name: [value]]) }),
            (
                setting.variable,
                #expect(throws: UsageError.self) { try settings(environment: [setting.variable: value]) }
            ),
            (
                "“\(name)” in the configuration file",
                #expect(throws: UsageError.self) { try settings(file: [name: [value]]) }
            ),
        ] {
            #expect(error?.description == "\(source): “\(value)” is not allowed. It has to be \(setting.allowed).")
        }
    }

    @Test func `a variable that only looks like a setting is told of`() throws {
        var warnings: [String] = []
        _ = try Settings(flags: [:], environment: ["VIADUCT_LISTN": "x", "OTHER": "y"], file: [:]) {
            warnings.append($0)
        }
        #expect(warnings.count == 1)
        #expect(warnings.first?.contains("VIADUCT_LISTN") == true)
        #expect(warnings.first?.contains("VIADUCT_LISTEN") == true)
    }
}

@Suite struct CommandLineArgumentsTests {
    @Test func `flags take the next argument or what follows an equals sign`() throws {
        let arguments = try CommandLineArguments(["serve", "--listen", "a", "--listen=b=c", "--config", "file"])
        #expect(arguments.command == .serve)
        #expect(arguments.flags == ["listen": ["a", "b=c"]])
        #expect(arguments.configuration == "file")
    }

    @Test func `without a command it serves`() throws {
        #expect(try CommandLineArguments([]).command == .serve)
        #expect(try CommandLineArguments(["--log-level", "debug"]).command == .serve)
        #expect(try CommandLineArguments(["health"]).command == .health)
    }

    @Test(arguments: [
        (["fly"], "“fly” is not a command. There are serve, health."),
        (["--listn", "x"], "“--listn” is not a flag. There are --listen, "),
        (["--listen"], "--listen has to be followed by a value."), (["serve", "extra"], "“extra” is not a flag."),
    ])
    func `what is unknown is an error that says what there is`(arguments: [String], beginning: String) {
        let error = #expect(throws: UsageError.self) { try CommandLineArguments(arguments) }
        #expect(error?.description.hasPrefix(beginning) == true)
    }
}

@Suite struct ConfigurationFileTests {
    private func read(_ text: String) throws -> [String: [String]] {
        let file = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        return try ConfigurationFile.read(file.path)
    }

    @Test func `comments are allowed, and texts, numbers and lists`() throws {
        let file = try read(
            """
            { // a comment
              "log-level": "debug", /* another */ "max-frame": 4096, "resume-seconds": 0.5, "allow-host": ["a", "b"],
            }
            """)
        #expect(
            file == [
                "log-level": ["debug"], "max-frame": ["4096"], "resume-seconds": ["0.5"], "allow-host": ["a", "b"],
            ])
    }

    @Test func `an unknown setting is an error that says what there is`() {
        let error = #expect(throws: UsageError.self) { try read(#"{"log-levle": "debug"}"#) }
        #expect(error?.description.contains("unknown setting “log-levle”. There are listen, ") == true)
    }

    @Test(arguments: ["", "{", "[]", #"{"listen": {"a": 1}}"#, #"{"listen": [1]}"#])
    func `a file that is not understood is an error that names it`(text: String) {
        let error = #expect(throws: UsageError.self) { try read(text) }
        #expect(error?.description.contains("cannot be understood") == true)
    }

    @Test func `a missing file is an error that names it`() {
        let error = #expect(throws: UsageError.self) { try ConfigurationFile.read("/nonexistent.json") }
        #expect(error?.description == "The configuration file /nonexistent.json cannot be read.")
    }

    @Test func `the file of the project has every setting at its default`() throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../config/viaduct.json")
            .path
        let file = try ConfigurationFile.read(path)
        #expect(Set(file.keys) == Set(Setting.all.map(\.name)))
        let settings = try Settings(flags: [:], environment: [:], file: file)
        #expect("\(settings)" == "\(Settings())")
    }
}
