import Foundation
import Testing
import ViaductProtocol

@testable import ViaductRelay

@Suite struct PhoneChoiceTests {
    @Test(arguments: ["=", "==", "=viaduct_room=anna", "&&", "viaduct_=anna", "viaduct=room"])
    func `what has no name chooses nothing`(query: String) throws {
        #expect(try PhoneChoice(uri: "/?\(query)") == PhoneChoice())
    }

    @Test func `cookies choose, and what is not valid does not`() {
        let choice = PhoneChoice(
            cookies: "a=b; viaduct_room=anna;viaduct_platform=android; viaduct_app=My%20caf%C3%A9; viaduct_other=x")
        #expect(choice.room == "anna")
        #expect(choice.platform == .android)
        #expect(choice.app == "My café")
        #expect(
            PhoneChoice(cookies: "viaduct_room=a b; viaduct_platform=; viaduct_platform=windows; viaduct_app=; x")
                == PhoneChoice())
    }

    @Test func `an address chooses, and sets cookies`() throws {
        let choice = try PhoneChoice(
            uri: "/a?b=c&viaduct_platform=ios&viaduct_app=My+caf%C3%A9;%0D%0A&viaduct_room=anna")
        #expect(choice.platform == .ios)
        #expect(choice.app == "My café;\r\n")
        #expect(
            choice.cookies(isSecure: false).map(\.cookie) == [
                "viaduct_room=anna; Path=/; SameSite=Lax", "viaduct_platform=ios; Path=/; SameSite=Lax",
                "viaduct_app=My%20caf%C3%A9%3B%0D%0A; Path=/; SameSite=Lax",
            ])
        #expect(PhoneChoice(cookies: "viaduct_app=My%20caf%C3%A9%3B%0D%0A").app == choice.app)
    }

    @Test func `an empty value takes back what a cookie has chosen`() throws {
        let choice = try PhoneChoice(uri: "/?viaduct_platform=&viaduct_room")
        #expect(
            choice.cookies(isSecure: false).map(\.cookie) == [
                "viaduct_room=; Path=/; SameSite=Lax; Max-Age=0", "viaduct_platform=; Path=/; SameSite=Lax; Max-Age=0",
            ])
        let filled = choice.filled(
            from: PhoneChoice(cookies: "viaduct_platform=android; viaduct_room=anna; viaduct_app=a"))
        #expect((filled.room, filled.platform, filled.app) == (nil, nil, "a"))
    }

    @Test func `an address counts before the cookies`() throws {
        let filled = try PhoneChoice(uri: "/?viaduct_platform=ios").filled(
            from: PhoneChoice(cookies: "viaduct_platform=android; viaduct_room=anna"))
        #expect((filled.room, filled.platform) == ("anna", .ios))
    }

    @Test(arguments: [
        "viaduct_platform=windows", "viaduct_room=a%20b", "viaduct_room=\(String(repeating: "a", count: 65))",
        "viaduct_app=\(String(repeating: "a", count: 65))",
    ])
    func `what an address cannot choose is an error`(query: String) {
        #expect(throws: InvalidRequest.self) { try PhoneChoice(uri: "/?\(query)") }
    }

    @Test(arguments: [
        ("/", "/"), ("/?viaduct_platform=ios", "/"),
        ("/a/b?x=1&viaduct_room=a&viaduct_app&y=%20&viaductroom=1", "/a/b?x=1&y=%20&viaductroom=1"),
        ("//evil.test/?viaduct_room=a", "/evil.test/"), ("/\\evil.test?viaduct_room=a", "/evil.test"), ("", "/"),
    ])
    func `the rest of the address stays, on this host`(uri: String, rest: String) {
        #expect(PhoneChoice.removed(from: uri) == rest)
    }

    @Test(arguments: [
        ("/a?b=1&viaduct_platform=android", "/a?b=1&viaduct_platform_once=android", []),
        ("/?viaduct_room=anna&viaduct_platform=ios&viaduct_app=a", "/?viaduct_platform_once=ios&viaduct_ignored=room,app", ["room", "app"]),
        ("//evil.test/?viaduct_room=", "/evil.test/?viaduct_ignored=room", ["room"]),
        ("/?viaduct_platform=&viaduct_ignored=x", "/?viaduct_ignored=platform", ["platform"]),
    ])
    func `a link of another site chooses a platform for its page, and nothing else`(uri: String, address: String, ignored: [String]) throws {
        let once = try #require(try PhoneChoice.once(uri, limits: AppLimits()))
        #expect(once.address == address)
        #expect(once.ignored == ignored)
        #expect(try PhoneChoice.once(once.address, limits: AppLimits()) == nil)
        #expect(try PhoneChoice(uri: once.address).cookies(isSecure: false).isEmpty)
    }

    @Test func `an address that chooses nothing stays as it is`() throws {
        #expect(try PhoneChoice.once("/a?b=c&viaduct_menu=on", limits: AppLimits()) == nil)
        #expect(throws: InvalidRequest.self) { try PhoneChoice.once("/?viaduct_platform=windows", limits: AppLimits()) }
    }

    @Test func `a platform for one page counts before the cookies, and after what the address chooses`() throws {
        let cookies = PhoneChoice(cookies: "viaduct_platform=ios; viaduct_room=anna")
        let once = try PhoneChoice(uri: "/?viaduct_platform_once=android")
        #expect((once.filled(from: cookies).platform, once.filled(from: cookies).room) == (.android, "anna"))
        #expect(PhoneChoice().filled(from: once).platform == .android)
        #expect(try PhoneChoice(uri: "/?viaduct_platform_once=android&viaduct_platform=ios").filled(from: cookies).platform == .ios)
        #expect(try PhoneChoice(uri: "/?viaduct_platform_once=windows").filled(from: cookies).platform == .ios)
        #expect(PhoneChoice(cookies: "viaduct_platform_once=android") == PhoneChoice())
    }

    @Test func `of a foreign page's choice only the platform counts`() throws {
        let foreign = try PhoneChoice(uri: "/?viaduct_platform=android&viaduct_room=a&viaduct_app=").foreign
        #expect(foreign.cookies(isSecure: false).isEmpty)
        let choice = foreign.filled(from: PhoneChoice(cookies: "viaduct_room=b; viaduct_app=c"))
        #expect((choice.room, choice.platform, choice.app) == ("b", .android, "c"))
    }

    @Test(arguments: [
        ("cross-site", nil, true), ("cross-site", "http://localhost:4000/", true), ("same-site", "http://evil.test/", false),
        ("same-origin", nil, false), ("none", nil, false), (nil, nil, false), (nil, "http://localhost:3000/a", false),
        (nil, "http://LOCALHOST/", false), (nil, "http://localhost?a/", false), (nil, "http://localhost#a/", false),
        (nil, "http://127.0.0.1:4000/", true), (nil, "https://evil.test/localhost", true),
        (nil, "nonsense", true),
    ])
    func `a request of another site is known by Sec-Fetch-Site, else by its Referer`(site: String?, referer: String?, isOther: Bool) {
        #expect(Initiator(site: site, referer: referer, host: "localhost:4000").isOtherSite == isOther)
    }
}

extension PhoneChoice {
    fileprivate init(cookies: String) { self.init(cookies: cookies, limits: AppLimits()) }

    fileprivate init(uri: String) throws(InvalidRequest) { try self.init(uri: uri, limits: AppLimits()) }
}
