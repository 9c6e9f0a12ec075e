import LWS
import Testing
import ViaductCommands

@testable import viaduct

@Suite struct TLSSettingsTests {
    private static let open = ["listen": ["0.0.0.0:4000"]]

    private func warning(_ flags: [String: [String]]) throws -> String? {
        try Settings(flags: flags, environment: [:], file: [:]).cookieWarning
    }

    @Test func `cookies are told to be readable where others reach a server without HTTPS`() throws {
        #expect(try warning([:]) == nil)
        #expect(try warning(Self.open)?.contains("--tls-cert") == true)
        #expect(try warning(Self.open.merging(["tls-cert": ["a"], "tls-key": ["b"]]) { $1 }) == nil)
        #expect(try warning(Self.open.merging(["trusted-proxy": ["10.0.0.1"]]) { $1 }) == nil)
    }

    @Test func `the paths of both files are whole`() throws {
        let settings = try Settings(flags: ["tls-cert": ["/x/../a.pem"], "tls-key": ["b"]], environment: [:], file: [:])
        #expect(settings.tlsFiles?.certificate == "/a.pem")
        #expect(settings.tlsFiles?.key.hasPrefix("/") == true)
        #expect(throws: UsageError.self) { try Settings(flags: ["tls-key": ["b"]], environment: [:], file: [:]) }
    }

    @Test(arguments: [("127.0.0.1", "localhost"), ("[::1]", "[::1]")])
    func `the start names the device page by https`(_ shown: String, _ named: String) {
        let address: ListenAddress = shown == "[::1]" ? .ipv6(host: "::1", port: 4000) : .ipv4(host: "127.0.0.1", port: 4000)
        let notice = StartNotice(addresses: [address], apps: [], networkHosts: [], isSecure: true, consoleLink: "/viaduct/console/?key=a")
        let text = notice.text(isForPerson: false) { text, _ in text }
        #expect(text.contains("listening on https://\(shown):4000\n"))
        #expect(text.contains("https://\(named):4000/viaduct/device"))
        #expect(text.contains("https://\(named):4000/viaduct/console/?key=a"))
        #expect(!text.contains("http://\(named):4000"))
    }
}
