import Testing
import ViaductCommands

@testable import viaduct

/// Addresses of one start that would get in each other's way.
@Suite struct AddressSettingsTests {
    private func settings(_ listen: String, _ admin: String = "") throws(UsageError) -> Settings {
        try Settings(flags: [:], environment: ["VIADUCT_LISTEN": listen, "VIADUCT_ADMIN_LISTEN": admin], file: [:])
    }

    @Test(arguments: [
        ("127.0.0.1:4000", "127.0.0.1:4000", "a port"), ("192.0.2.2:4743", "127.0.0.1:4743", "a port"),
        ("unix:/s,[::1]:9100", "127.0.0.1:9100", "--admin-listen 127.0.0.1:9101"), ("unix:/s", "unix:/s", "a path"),
        ("localhost:4000,127.0.0.1:4000", "", "twice"), ("unix:/s,unix:/s", "", "twice"),
    ])
    func `an address that cannot be told from another one is refused with the cure`(listen: String, admin: String, words: String) {
        let error = #expect(throws: UsageError.self) { try settings(listen, admin) }
        #expect(error?.description.contains(words) == true)
    }

    @Test(arguments: [
        ("127.0.0.1:0,127.0.0.1:0", "127.0.0.1:0"), ("127.0.0.1:4000,[::1]:4000,unix:/s", "127.0.0.1:9100"), ("unix:/s", "unix:/t"),
    ])
    func `other addresses are not`(listen: String, admin: String) throws { _ = try settings(listen, admin) }
}
