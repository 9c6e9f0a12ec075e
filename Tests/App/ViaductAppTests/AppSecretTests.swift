import Testing

@testable import ViaductApp

@Suite struct AppSecretTests {
    @Test(arguments: ["", "two words", "line\n", "tab\t", "ü", "a\r\nOrigin: b", String(repeating: "x", count: 1025)])
    func `a text that no header can carry is no secret`(text: String) {
        #expect(AppSecret(text) == nil)
    }

    @Test func `it is shown by its own header alone, and never by its description`() throws {
        let secret = try #require(AppSecret("mine"))
        #expect(secret.isShown(by: secret.authorization))
        for text in ["", "mine", "Bearer", "Bearer min", "Bearer minee", "Bearer minemine", "Basic mine", "Bearer mine mine"] {
            #expect(!secret.isShown(by: text))
        }
        #expect(!"\(secret) \([secret]) \(String(reflecting: secret))".contains("mine"))
    }

    @Test(arguments: [
        ("http://127.0.0.1:4000", true), ("http://127.8.9.10:4000", true), ("http://[::1]:4000", true),
        ("http://localhost:4000", true), ("http://LOCALHOST:4000", true), ("http://a.localhost:4000", true),
        ("http://192.168.1.2:4000", false), ("http://127.example.com:4000", false), ("http://notlocalhost:4000", false),
        ("http://localhost.example.com:4000", false), ("http://[2001:db8::1]:4000", false), ("http://0.0.0.0:4000", false),
    ])
    func `only a server on this machine gets what the file has`(server: String, isLocal: Bool) throws {
        let address = try ServerAddress(server)
        switch try SecretSource(token: "", server: address, environment: ["VIADUCT_TOKEN": "", "HOME": "/h"]) {
        case .file(let file):
            #expect(isLocal)
            #expect(file.path == "/h/.local/state/viaduct/4000.token")
        case .nowhere: #expect(!isLocal)
        case .given: Issue.record("Nobody has set one.")
        }
    }

    @Test func `a name of this machine is not looked up elsewhere`() throws {
        #expect(try ServerAddress("http://shop.localhost:4000").host == "localhost")
    }

    @Test(arguments: ["http://a%0d%0aX-Evil:%201", "http://a%079", "http://a%2Fb:4000"])
    func `a server's host has no encoded bytes`(address: String) {
        #expect(throws: ServerAddress.Invalid.self) { try ServerAddress(address) }
    }

    @Test func `the app's own token counts before the variable, and both before the file`() throws {
        let address = try ServerAddress("http://127.0.0.1:4000")
        let environment = ["VIADUCT_TOKEN": "variable"]
        for (token, text) in [("own", "own"), (nil, "variable"), ("", "variable")] {
            let source = try SecretSource(token: token, server: address, environment: environment)
            #expect(try source.find().get().secret.text == text)
        }
        let error = #expect(throws: AppSecretError.self) {
            try SecretSource(token: "not one", server: address, environment: [:])
        }
        #expect(error?.text.contains("not one") == false)
    }
}
