import Testing

@testable import viaduct

/// The addresses that an agent may open.
@Suite struct PageAddressTests {
    private static let server = "http://127.0.0.1:4000"

    private func url(_ text: String, origins: [String] = [], choice: [(name: String, value: String)] = []) throws -> String {
        try PageAddress(text, server: Self.server, origins: origins, choice: choice).url
    }

    @Test(arguments: [
        ("/", "http://127.0.0.1:4000/"), ("/a?b=[1]&b=2#c?d", "http://127.0.0.1:4000/a?b=[1]&b=2#c?d"),
        ("http://127.0.0.1:4000", "http://127.0.0.1:4000/"), ("HTTP://LocalHost:3000/A", "http://localhost:3000/A"),
        ("http://android.localhost:4000/a", "http://android.localhost:4000/a"), ("http://[::1]:3000?a", "http://[::1]:3000/?a"),
        ("https://localhost:443/", "https://localhost/"), ("http://127.0.0.1:4000//evil.test/", "http://127.0.0.1:4000//evil.test/"),
    ])
    func `a path, the server and this machine are opened`(text: String, expected: String) throws {
        #expect(try url(text) == expected)
    }

    @Test(arguments: [
        "file:///etc/passwd", "javascript:alert(1)", "data:text/html,a", "view-source:http://localhost/", "about:blank", "chrome://version", "",
        "a", "//evil.test/", "/\\evil.test", "http:\\\\evil.test", "http://evil.test/", "https://evil.test:4000/", "http://127.0.0.1:4000@evil.test/",
        "http://localhost:3000:80@evil.test/", "http://localhost.evil.test/", "http://0x7f.1/", "http://127.1/", "http://169.254.169.254/latest",
        "http://localhost%2eevil.test/", "http://localhost:99999/", "http:/localhost/", "http://", "/a b", "/a\n", "/\u{e4}", "ftp://localhost/",
        " http://localhost/", "/" + String(repeating: "a", count: 4096),
    ])
    func `everything else is refused, with what to name instead`(text: String) {
        #expect(throws: PageAddress.Refused.self) { try url(text) }
    }

    @Test func `a flag allows one more origin, and no other`() throws {
        let origins = ["https://staging.example.com"]
        #expect(try url("https://staging.example.com/a", origins: origins) == "https://staging.example.com/a")
        for text in ["http://staging.example.com/a", "https://staging.example.com:8443/", "https://www.staging.example.com/"] {
            #expect(throws: PageAddress.Refused.self) { try url(text, origins: origins) }
        }
        #expect(PageAddress.isOrigin("https://staging.example.com"))
        for text in ["https://staging.example.com/", "staging.example.com", "file://a", "https://A.example"] { #expect(!PageAddress.isOrigin(text)) }
    }

    @Test func `the test's own parameters take the place of those in the address`() throws {
        let choice = [(name: "viaduct_test", value: "mine"), (name: "viaduct_platform", value: "")]
        let text = "/a?viaduct_test=other&b=1&viaduct_platform=android&viaduct_room=x#c"
        #expect(try url(text, choice: choice) == "http://127.0.0.1:4000/a?viaduct_test=mine&viaduct_platform=&b=1#c")
        let fragment = "http://localhost:3000#viaduct_test=a"
        #expect(try url(fragment, choice: choice) == "http://localhost:3000/?viaduct_test=mine&viaduct_platform=#viaduct_test=a")
    }
}
