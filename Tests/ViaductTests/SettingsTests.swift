import Foundation
import HotwireNative
import LWS
import Testing
import ViaductCommands
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

    @Test func `an empty list leaves the default, where there is one`() throws {
        #expect(try settings(environment: ["VIADUCT_LISTEN": ""]).listen == Settings().listen)
        #expect(try settings(file: ["listen": []]).listen == Settings().listen)
        #expect(try settings(environment: ["VIADUCT_APP": ""], file: ["app": ["http://localhost:3000"]]).apps.isEmpty)
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
            "path-configuration": ["ios=http://a.test/old", "android=\(file.path)", "http://a.test/all", "ios=https://a.test/new"]
        ]).pathConfigurations
        #expect(each[.ios] == .server(try #require(URL(string: "https://a.test/new"))))
        #expect(each[.android] == .file(file))
        #expect(try settings(flags: ["path-configuration": ["android=\(file.path)"]]).pathConfigurations[.ios] == nil)
        #expect(try settings(environment: ["VIADUCT_PATH_CONFIGURATION": ""]).pathConfigurations.isEmpty)
    }

    @Test func `versions are an object in the file, and its JSON elsewhere`() throws {
        let json = #"{"1.2":{"components":["form"],"agent":"MyApp/1.2"}}"#
        #expect(try settings(environment: ["VIADUCT_VERSIONS": json]).versions.map(\.agent) == ["MyApp/1.2"])
        #expect(try settings(environment: ["VIADUCT_VERSIONS": ""]).versions.isEmpty)
        var text = ConfigurationText("{ versions: { '1.2': { components: ['form',], /* a */ agent: 'MyApp/1.2' }, } }")
        #expect(try text.settings()["versions"]?.texts == [json])
        let error = #expect(throws: UsageError.self) { try settings(flags: ["versions": [#"{"1":{"agent":3}}"#]]) }
        #expect(error?.description.hasPrefix("--versions: “1”: “agent” has to be 1 to 200 characters of ASCII") == true)
    }

    @Test func `a mistake in a file's versions names the file, the place and the rule`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "versions-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try #"{ "versions": { "1": { "componets": [] } } }"#.write(to: file, atomically: true, encoding: .utf8)
        let read = try ConfigurationFile(file.path)
        let error = #expect(throws: UsageError.self) { try Settings(flags: [:], environment: [:], file: read.values, places: read.places) }
        #expect(error?.description == "\(file.path):1:15: “versions”: “1” has the unknown member “componets”. It takes “components” and “agent”.")
        try #"{ "versions": { "1": { "agent": [[[[[[[[[1]]]]]]]]] } } }"#.write(to: file, atomically: true, encoding: .utf8)
        #expect(throws: UsageError.self) { try ConfigurationFile(file.path) }
    }

    @Test(arguments: [
        ("listen", "4000"), ("log-level", "loud"), ("log-format", "xml"), ("max-frame", "many"), ("max-frame", "0"), ("max-bar-items", "0"),
        ("max-menu-items", "4097"), ("max-kept-messages", "1"),
        ("resume-seconds", "-1"), ("allow-origin", "app.test"), ("allow-host", "http://app.test"),
        ("trusted-proxy", "localhost"), ("trusted-proxy", "10.0.0.0/33"), ("user-agent-prefix", "a\u{7f}"), ("user-agent-prefix", "a\nb"),
        ("public", "/nonexistent"), ("app", "localhost:3000"), ("app", "http://localhost:3000/path"), ("platform", "windows"),
        ("path-configuration", "windows=http://a.test"), ("path-configuration", "ios="),
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
        #expect(warnings.first?.contains("Did you mean VIADUCT_LISTEN?") == true)
    }

    @Test func `the variables of a job's tests are no mistake`() throws {
        var warnings: [String] = []
        let environment = ["VIADUCT_URL": "http://127.0.0.1:4000", "VIADUCT_REPORTS": "viaduct-reports", "VIADUCT_TOKEN": "secret"]
        _ = try Settings(flags: [:], environment: environment, file: [:]) { warnings.append($0) }
        #expect(warnings.isEmpty)
    }
}

@Suite struct ConfigurationFileTests {
    private func read(_ text: String) throws -> [String: [String]] {
        let file = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        return try ConfigurationFile(file.path).values
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

    @Test func `names may stand without quotes, texts in single ones and with escapes, and numbers be hexadecimal`() throws {
        let file = try read(#"{listen: ['a\u0041\n\'',], 'max-frame': 0x400, "public": "\"ü", "max-pages": +.5e1}"#)
        #expect(file == ["listen": ["aA\n'"], "max-frame": ["1024"], "public": ["\"ü"], "max-pages": ["5"]])
        #expect(try read(#"{public: '\ud83d\ude00'}"#) == ["public": ["😀"]])
        #expect(throws: UsageError.self) { try read(#"{public: '\u+12f'}"#) }
    }

    @Test func `an unknown setting is an error that says what there is`() {
        let near = #expect(throws: UsageError.self) { try read(#"{"log-levle": "debug"}"#) }
        #expect(near?.description.contains("unknown setting “log-levle”. Did you mean “log-level”?") == true)
        let far = #expect(throws: UsageError.self) { try read(#"{"colour": "red"}"#) }
        #expect(far?.description.contains("unknown setting “colour”. There are listen, ") == true)
    }

    @Test(arguments: [
        ("", "1:1"), ("{", "1:2"), ("[]", "1:1"), (#"{"listen": {"a": 1}}"#, "1:12"), (#"{"listen": [1]}"#, "1:13"),
        ("{\n  // ü\n  \"app\": []\n  \"log-level\": \"info\"\n}", "3:12"), ("{\r\n \"public\": \"x\r\n}", "2:12"),
        (#"{"log-level" "info"}"#, "1:14"), ("{\n/* }", "2:1"), ("{} x", "1:4"), (#"{"max-frame": tru}"#, "1:15"),
        (#"{"max-frame": NaN}"#, "1:15"), (#"{"token": "\u12"}"#, "1:14"), (#"{"token": "\"#, "1:11"), ("{,}", "1:2"),
    ])
    func `a file that is not understood is an error that names the line and the column`(text: String, place: String) {
        let error = #expect(throws: UsageError.self) { try read(text) }
        #expect(error?.description.contains(".json:\(place): ") == true, "\(error?.description ?? "")")
        #expect(error?.description.contains("cannot be understood") == true)
    }

    @Test func `a value that is not allowed is found by its line and column`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("{\n  \"log-level\": \"loud\"\n}".utf8).write(to: file)
        let read = try ConfigurationFile(file.path)
        let error = #expect(throws: UsageError.self) {
            try Settings(flags: [:], environment: [:], file: read.values, places: read.places)
        }
        #expect(error?.description.hasPrefix("\(file.path):2:16: “log-level”: “loud” is not allowed.") == true)
    }

    @Test func `a missing file is an error that names it, and one that cannot be read is another`() {
        let missing = #expect(throws: UsageError.self) { try ConfigurationFile("/nonexistent.json") }
        #expect(missing?.description.hasPrefix("There is no configuration file /nonexistent.json.") == true)
        let unreadable = #expect(throws: UsageError.self) { try ConfigurationFile("/tmp") }
        #expect(unreadable?.description == "The configuration file /tmp cannot be read: is a directory.")
    }

    @Test func `the file of the project has every setting at its default`() throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../config/viaduct.json")
            .path
        let file = try ConfigurationFile(path).values
        #expect(Set(file.keys) == Set(Setting.all.map(\.name)))
        let settings = try Settings(flags: [:], environment: [:], file: file)
        #expect("\(settings)" == "\(Settings())")
    }
}
