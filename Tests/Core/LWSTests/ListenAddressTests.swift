import LWS
import Testing

@Suite struct ListenAddressTests {
    @Test(arguments: [
        ("127.0.0.1:4000", ListenAddress.ipv4(host: "127.0.0.1", port: 4000)),
        ("localhost:0", .ipv4(host: "127.0.0.1", port: 0)),
        ("[::1]:4000", .ipv6(host: "::1", port: 4000)),
        ("unix:/run/viaduct.sock", .unix(path: "/run/viaduct.sock")),
    ])
    func `an address is read`(text: String, expected: ListenAddress) {
        #expect(ListenAddress(text) == expected)
    }

    @Test(arguments: [
        "", "4000", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1", "example.com:80", "::1:4000", "[::1]",
        "[::g]:1",
        "unix:", "unix:relative", "unix:/" + String(repeating: "x", count: 107),
    ])
    func `what is no address is refused`(text: String) {
        #expect(ListenAddress(text) == nil)
    }

    @Test func `the address to open is one that a browser can reach`() {
        #expect(ListenAddress("0.0.0.0:0")?.url(port: 4000) == "http://127.0.0.1:4000")
        #expect(ListenAddress("[::]:0")?.url(port: 4000) == "http://[::1]:4000")
        #expect(ListenAddress("unix:/x")?.url(port: 0) == nil)
    }
}
