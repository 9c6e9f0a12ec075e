import LWS
import Testing

@testable import ViaductRelay

@Suite struct ClientAddressTests {
    private func address(_ peer: String?, _ headers: [String: String] = [:]) -> String? {
        let request = HTTPRequest(method: "GET", path: "/", headers: headers, peer: peer)
        return ClientAddress.of(request) { $0.hasPrefix("10.") }
    }

    @Test func `a client is its own address, whatever it says of itself`() {
        #expect(address("192.0.2.7", ["x-forwarded-for": "198.51.100.1", "x-real-ip": "198.51.100.1"]) == "192.0.2.7")
    }

    @Test func `a trusted proxy tells the client's, which no client can prepend`() {
        #expect(address("10.0.0.1", ["x-forwarded-for": "198.51.100.1, 192.0.2.7"]) == "192.0.2.7")
        #expect(address("10.0.0.1", ["x-forwarded-for": "198.51.100.1, 192.0.2.7, 10.0.0.2"]) == "192.0.2.7")
        #expect(address("10.0.0.1", ["x-real-ip": "192.0.2.7"]) == "192.0.2.7")
        #expect(address("10.0.0.1") == "10.0.0.1")
    }

    @Test func `over a UNIX socket the proxy is on this machine`() {
        #expect(address(nil, ["x-forwarded-for": "192.0.2.7"]) == "192.0.2.7")
        #expect(address(nil) == nil)
        #expect(address(nil, ["x-forwarded-for": "unknown"]) == nil)
    }

    @Test func `all addresses of an IPv6 network are one client`() {
        #expect(address("2001:db8:0:1::7") == "2001:db8:0:1::/64")
        #expect(address("2001:db8:0:1:ffff:ffff:ffff:ffff") == "2001:db8:0:1::/64")
        #expect(address("2001:db8:0:2::7") == "2001:db8:0:2::/64")
        #expect(address("::ffff:192.0.2.7") == "192.0.2.7")
    }

    @Test(
        arguments: [
            ("127.0.0.1", "192.0.2.7", true), ("127.0.0.1", "127.0.0.1, 192.0.2.7", true), ("127.0.0.1", "192.0.2.7, 127.0.0.1", true),
            (nil, "192.0.2.7", true), (nil, "unknown", true), ("127.0.0.1", "2001:db8::7", true), ("127.0.0.1", "127.0.0.1.evil.test", true),
            ("127.0.0.1", "127.0.0.1", false), ("127.0.0.1", "::1", false), ("127.0.0.1", "::ffff:127.0.0.1", false), (nil, "127.0.0.1", false),
            ("127.0.0.1", "127.0.0.1:50000", false), ("127.0.0.1", "[::1]:50000", false), ("127.0.0.1", nil, false), (nil, nil, false),
            (nil, "unix:", false), (nil, "192.0.2.7, unix:", false), (nil, "unix:, 192.0.2.7", true),
            ("192.0.2.1", "192.0.2.7", false),
        ] as [(String?, String?, Bool)])
    func `a client of another machine is one that a trusted proxy names`(peer: String?, forwarded: String?, isOther: Bool) {
        for name in ["x-forwarded-for", "x-real-ip"] {
            let request = HTTPRequest(method: "GET", path: "/", headers: forwarded.map { [name: $0] } ?? [:], peer: peer)
            #expect(ClientAddress.isOfOtherMachine(request) { $0 == "127.0.0.1" } == isOther)
        }
    }
}
