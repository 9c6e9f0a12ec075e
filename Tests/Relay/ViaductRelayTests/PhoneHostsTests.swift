import Foundation
import LWS
import Testing

@testable import ViaductRelay

@Suite struct PhoneHostsTests {
    private let hosts = PhoneHosts(appHosts: ["shop.example.test", "phone", "ios.taken.test", "taken.test"])

    @Test(arguments: [
        ("ios.localhost", "localhost"), ("android.localhost:4000", "localhost:4000"), ("IOS.Admin.localhost:1", "admin.localhost:1"),
        ("ios.shop.example.test:4000", "shop.example.test:4000"), ("android.phone", "phone"), ("android.taken.test", "taken.test"),
    ])
    func `loopback names and the hosts of apps have phones`(authority: String, base: String) {
        #expect(hosts.base(of: authority) == base)
        #expect(hosts.phone(at: authority) == (authority.lowercased().hasPrefix("ios") ? .ios : .android))
    }

    @Test(arguments: [
        "ios.example.com", "android.example.com:4000", "localhost", "127.0.0.1:4000", "ios.127.0.0.1", "[::1]:4000", "ios.", "ios.:1", "",
        "ios..localhost", "ios.localhost.evil.test", "ios.evillocalhost", "iosx.localhost", "ios.taken.test", "ios.localhost:1@evil.test",
        "ios.evil.test,x.localhost:4000", "ios.evil.test x.localhost", "ios.evil.test;x.localhost", "ios.*.localhost", "ios.'self'.localhost",
    ])
    func `a user's own host that begins so is an ordinary one`(authority: String) {
        #expect(hosts.phone(at: authority) == nil)
        #expect(hosts.base(of: authority) == nil)
    }

    @Test func `both phones are beside their host`() throws {
        for authority in ["localhost:4000", "ios.localhost:4000", "android.localhost:4000"] {
            let phones = try #require(hosts.phones(of: authority))
            #expect(phones.base == "localhost:4000")
            #expect(phones.hosts.map { $0.authority } == ["ios.localhost:4000", "android.localhost:4000"])
        }
        for authority in ["127.0.0.1:4000", "[::1]:4000", "example.com", "taken.test", ""] { #expect(hosts.phones(of: authority)?.base == nil) }
    }

    @Test(arguments: [
        ("http://localhost:4000/viaduct/device", "/viaduct/device/screen.html", true),
        ("http://localhost:4000/viaduct/device", "/viaduct/device/", false),
        ("http://localhost:3000/", "/viaduct/device/screen.html", false),
        ("https://evil.test/", "/viaduct/device/screen.html", false),
    ])
    @MainActor func `the page beside a phone embeds its screen, and nobody else does`(referer: String, path: String, isAllowed: Bool) throws {
        let request = HTTPRequest(
            method: "GET", path: path,
            headers: [
                "host": "ios.localhost:4000", "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate",
                "sec-fetch-dest": "iframe", "referer": referer,
            ])
        let match = try #require(RouteTree(Route.all).match(path))
        let access = RouteAccess(ServerConfiguration(addresses: [], publicFolder: URL(filePath: "/nonexistent")))
        #expect(((try? access.admit(request, to: match.routes[0], at: match)) != nil) == isAllowed)
    }
}
