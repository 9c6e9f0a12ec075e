import Testing

@testable import ViaductProxy

@Suite struct AppAddressTests {
    @Test(arguments: [
        ("http://localhost:3000", "http://localhost:3000"), ("HTTP://LocalHost:3000/", "http://localhost:3000"),
        ("https://localhost:443", "https://localhost"), ("http://[::1]:3000", "http://[::1]:3000"),
        ("http://web", "http://web"),
    ])
    func `a URL is a scheme, a host and a port`(text: String, url: String) throws {
        #expect(try #require(AppAddress(text)).url == url)
    }

    @Test(arguments: [
        "", "localhost:3000", "ftp://localhost", "http://", "http://localhost:0", "http://localhost/admin",
        "http://localhost?a",
        "http://user@localhost", "http://a;b", "http://a b", "a b=http://localhost", "=http://localhost",
        "a=b=http://localhost",
        "http://localhost:3000;evil", "http://lo{cal}host", "x\"y=http://localhost",
        "http://[]:5", "http://[example.test]", "http://[127.0.0.1]",
    ])
    func `what has a path, or could mean something in a configuration file, is none`(text: String) {
        #expect(AppAddress(text) == nil)
    }

    @Test func `a host can be named for which browsers get it`() throws {
        let app = try #require(AppAddress("Admin.localhost=http://localhost:3001"))
        #expect(app.browserHost == "admin.localhost")
        #expect(app.url == "http://localhost:3001")
    }
}
