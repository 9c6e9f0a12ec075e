import Foundation
import Testing
import ViaductProtocol

@testable import ViaductRelay

@Suite struct PhoneChoiceTests {
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
            choice.cookies.map(\.cookie) == [
                "viaduct_room=anna; Path=/; SameSite=Lax", "viaduct_platform=ios; Path=/; SameSite=Lax",
                "viaduct_app=My%20caf%C3%A9%3B%0D%0A; Path=/; SameSite=Lax",
            ])
        #expect(PhoneChoice(cookies: "viaduct_app=My%20caf%C3%A9%3B%0D%0A").app == choice.app)
    }

    @Test func `an empty value takes back what a cookie has chosen`() throws {
        let choice = try PhoneChoice(uri: "/?viaduct_platform=&viaduct_room")
        #expect(
            choice.cookies.map(\.cookie) == [
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
}
