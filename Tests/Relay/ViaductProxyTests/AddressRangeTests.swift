import Testing

@testable import ViaductProxy

@Suite struct AddressRangeTests {
    @Test(arguments: ["127.0.0.1", "172.16.0.0/12", "::1", "fd00::/8", "10.0.0.0/32", "0.0.0.0/0", "::/128"])
    func `an address is one, with or without a length`(text: String) {
        #expect(AddressRange(text)?.description == text)
    }

    @Test(arguments: ["", "localhost", "127.0.0.1/33", "::1/129", "127.0.0.1/", "127.0.0.1/8/8", "127.0.0.1/-1", "127.0.0", "[::1]", "127.0.0.1;", "/8"])
    func `nothing else is`(text: String) {
        #expect(AddressRange(text) == nil)
    }
}
