import LWS
import Testing
import ViaductProxy

@testable import viaduct

@Suite struct StartNoticeTests {
    private func notice(
        _ addresses: String..., apps: [String] = [], names: [String] = [], isSecure: Bool = false,
        consoleLink: String? = "/viaduct/console/?key=1", hasConsole: Bool = true, isGuarded: Bool = false
    ) -> StartNotice {
        StartNotice(
            addresses: addresses.compactMap { ListenAddress($0) }, apps: apps.compactMap { AppAddress($0) },
            networkHosts: ["192.0.2.7", "198.51.100.7", "2001:db8::7"], names: names, isSecure: isSecure, consoleLink: consoleLink,
            hasConsole: hasConsole, isGuarded: isGuarded)
    }

    private func text(_ notice: StartNotice, isForPerson: Bool = true) -> String {
        notice.text(isForPerson: isForPerson) { text, _ in text }
    }

    @Test func `a server on loopback has a local URL, the device's, and the way to the network`() {
        let text = text(notice("127.0.0.1:4000"))
        #expect(
            text.contains(
                "  Local    http://127.0.0.1:4000\n  Device   http://localhost:4000/viaduct/device\n  Console  http://localhost:4000/viaduct/console/?key=1\n"
            ))
        #expect(text.contains("use --listen 0.0.0.0:4000 with a token (VIADUCT_TOKEN) or --insecure\n"))
        #expect(!text.contains("link"))
        #expect(text.contains("--app http://localhost:3000"))
        #expect(text.contains("Ctrl+C"))
    }

    @Test func `a log has the command for the console in place of its link, and nothing where nobody may enter`() {
        #expect(
            text(notice("127.0.0.1:4001", consoleLink: nil), isForPerson: false).contains(
                "  Console  for a link: viaduct open --server http://localhost:4001\n"))
        #expect(!text(notice("127.0.0.1:4001", consoleLink: nil, hasConsole: false)).contains("Console"))
        #expect(!text(notice("127.0.0.1:4001", consoleLink: nil, isGuarded: true)).contains("Console"))
    }

    @Test func `a guarded server says how a browser gets in`() {
        let text = text(notice("127.0.0.1:4000", isGuarded: true))
        #expect(text.contains("  Entry    a browser needs a link: VIADUCT_TOKEN=TOKEN viaduct link --server http://localhost:4000 --room NAME\n"))
        #expect(text.contains("use --listen 0.0.0.0:4000\n"))
    }

    @Test func `a server on all addresses has the URLs of the network`() {
        let text = text(notice("0.0.0.0:4001"))
        #expect(text.contains("  Local    http://127.0.0.1:4001\n"))
        #expect(text.contains("  Network  http://192.0.2.7:4001\n           http://198.51.100.7:4001\n"))
    }

    @Test func `a server with a certificate is named as there, and any other by its addresses first`() {
        let secure = notice("0.0.0.0:4443", names: ["*.example.test", "viaduct.example.test"], isSecure: true, isGuarded: true)
        #expect(secure.networkURLs == ["https://viaduct.example.test:4443", "https://192.0.2.7:4443", "https://198.51.100.7:4443"])
        #expect(text(secure).contains("  Device   https://viaduct.example.test:4443/viaduct/device\n"))
        #expect(text(secure).contains("viaduct link --server https://viaduct.example.test:4443 --room NAME\n"))
        let plain = notice("0.0.0.0:4001", names: ["viaduct.example.test"])
        #expect(plain.networkURLs == ["http://192.0.2.7:4001", "http://198.51.100.7:4001", "http://viaduct.example.test:4001"])
        #expect(text(plain).contains("  Device   http://localhost:4001/viaduct/device\n"))
    }

    @Test func `a server on all addresses of IPv6 has that one's URLs`() {
        #expect(notice("[::]:4001").networkURLs == ["http://[2001:db8::7]:4001"])
        #expect(notice("0.0.0.0:80", "[::]:80").networkURLs.count == 3)
    }

    @Test func `a server on one address of the network has nothing local`() {
        let notice = notice("192.0.2.7:80")
        #expect(notice.localURLs.isEmpty)
        #expect(notice.networkURLs == ["http://192.0.2.7:80"])
        #expect(text(notice).contains("  Device   http://192.0.2.7:80/viaduct/device\n  Console  http://192.0.2.7:80/viaduct/console/?key=1\n"))
        #expect(!text(notice).contains("Local"))
    }

    @Test func `the apps are named with their hosts`() {
        let text = text(notice("[::1]:4000", apps: ["http://localhost:3000", "a.localhost=http://localhost:3001"]))
        #expect(text.contains("  App      http://localhost:3000\n           http://localhost:3001 for a.localhost\n"))
    }

    @Test func `programs get a line for each address in place of the headline`() {
        let notice = notice("127.0.0.1:4000", "unix:/tmp/s", apps: ["http://localhost:3000"])
        let lines = text(notice, isForPerson: false).split(separator: "\n")
        #expect(lines[0] == "Viaduct is listening on http://127.0.0.1:4000, in front of http://localhost:3000")
        #expect(lines[1] == "Viaduct is listening on unix:/tmp/s, in front of http://localhost:3000")
        #expect(text(notice).hasPrefix("\n  Viaduct "))
    }
}
