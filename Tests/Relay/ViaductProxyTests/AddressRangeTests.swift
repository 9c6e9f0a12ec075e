import Testing

@testable import ViaductProxy

@Suite struct AddressRangeTests {
    @Test(arguments: ["127.0.0.1", "172.16.0.0/12", "::1", "fd00::/8", "10.0.0.0/32", "0.0.0.0/0", "::/128"])
    func `an address is one, with or without a length`(text: String) {
        #expect(AddressRange(text)?.description == text)
    }

    @Test(arguments: [
        "", "localhost", "127.0.0.1/33", "::1/129", "127.0.0.1/", "127.0.0.1/8/8", "127.0.0.1/-1", "127.0.0", "[::1]", "127.0.0.1;", "/8",
    ])
    func `nothing else is`(text: String) {
        #expect(AddressRange(text) == nil)
    }

    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1"), ("172.16.0.0/12", "172.31.255.255"), ("0.0.0.0/0", "8.8.8.8"), ("fd00::/8", "fdff::1"),
        ("::1", "0:0::1"), ("127.0.0.1", "::ffff:127.0.0.1"), ("::ffff:10.0.0.0/104", "10.1.2.3"), ("fe80::/10", "fe80::1%eth0"),
    ])
    func `a range has the addresses that begin as it does`(range: String, address: String) {
        #expect(AddressRange(range)?.contains(address) == true)
    }

    @Test(arguments: [
        ("127.0.0.1", "127.0.0.2"), ("172.16.0.0/12", "172.32.0.0"), ("10.0.0.0/8", "::1"), ("::/0", "10.0.0.1"), ("fd00::/8", "fe00::1"),
        ("::ffff:10.0.0.0/104", "11.0.0.1"), ("0.0.0.0/0", "localhost"), ("0.0.0.0/0", ""),
    ])
    func `it has no others, and none of the other family`(range: String, address: String) {
        #expect(AddressRange(range)?.contains(address) == false)
    }
}
