import LWS
import Testing
import ViaductProtocol

@testable import ViaductRelay

/// An ASCII character and a mark behind it are one Character, but a browser, nginx and an app's server see two.
@Suite struct CombiningMarkTests {
    private static let mark = "\u{301}"

    private func request(query: [String] = [], cookie: String? = nil, headers: [String: String] = [:]) -> HTTPRequest {
        HTTPRequest(method: "GET", path: "/", query: query, headers: headers.merging(cookie.map { ["cookie": $0] } ?? [:]) { $1 })
    }

    @Test func `a quotation mark before a mark does not end an attribute`() {
        #expect("a\"\(Self.mark) onclick=b <\(Self.mark) &\(Self.mark)".escapedForHTML.utf8.allSatisfy { !"\"<>".utf8.contains($0) })
        #expect("&\(Self.mark)lt;".escapedForHTML == "&amp;\(Self.mark)lt;")
    }

    @Test func `a value of the query may begin with a mark`() {
        #expect(request(query: ["a=\(Self.mark)b"]).queryValue("a") == "\(Self.mark)b")
    }

    @Test func `a room that begins with a mark is another room`() {
        let request = request(query: ["room=\(Self.mark)bob"])
        let refusal = #expect(throws: InvalidRequest.self) { try Identity.room("alice").confine(request) }
        #expect(refusal?.text.contains("“\(Self.mark)bob”") == true)
        #expect(request.inRoom("alice").query == ["room=alice"])
    }

    @Test func `an old key that begins with a mark stays out of the console's other address`() {
        let html = ConsoleEntry(request(query: ["key=\(Self.mark)secret"], headers: ["host": "localhost:4000"])).html
        #expect(!html.contains("secret") && html.contains("127.0.0.1"))
    }

    @Test(arguments: [
        ("/?\(mark)a&viaduct_room=b", "/?\(mark)a"), ("/?viaduct_room=b&\(mark)a", "/?\(mark)a"),
        ("/?viaduct_room=\(mark)b&a", "/?a"), ("/?a#\(mark)b&viaduct_room=c", "/?a#\(mark)b&viaduct_room=c"),
        ("/?viaduct_room=a#b?viaduct_room=c", "/#b?viaduct_room=c"), ("/#b?viaduct_room=c", "/#b?viaduct_room=c"),
    ])
    func `own parameters are removed from the query, also beside a mark`(url: String, rest: String) {
        #expect(OwnParameters.removed(from: url) == rest)
    }

    @Test(arguments: [
        ("/?\(mark)a&viaduct_room=b", "b", "/?\(mark)a"), ("/?viaduct_room=b&\(mark)a", "b", "/?\(mark)a"),
    ])
    func `an address chooses beside a mark`(uri: String, room: String, rest: String) throws {
        #expect(try PhoneChoice(uri: uri).room == room)
        #expect(PhoneChoice.removed(from: uri) == rest)
    }

    @Test func `an app's name may have a mark after its space, and begin with one`() throws {
        #expect(try PhoneChoice(uri: "/?viaduct_app=a+\(Self.mark)b").app == "a \(Self.mark)b")
        #expect(try PhoneChoice(uri: "/?viaduct_app=\(Self.mark)b").app == "\(Self.mark)b")
        #expect(PhoneChoice(cookies: "viaduct_app=\(Self.mark)b").app == "\(Self.mark)b")
    }

    @Test func `cookies are divided at semicolons alone`() {
        let cookie = "a=1\u{37E}viaduct_room=anna;\(Self.mark)b=2;viaduct_test=t;c=\(Self.mark)3"
        #expect(PhoneChoice(cookies: cookie).room == nil)
        #expect(request(cookie: cookie).cookies(named: "viaduct_room").isEmpty)
        #expect(request(cookie: cookie).cookies(named: "c") == ["\(Self.mark)3"])
        #expect(request(cookie: cookie).cookies(named: "a") == ["1\u{37E}viaduct_room=anna"])
        #expect(RequestedTest.tag(of: request(cookie: cookie)) == "t")
        #expect(RequestedTest.tag(of: request(cookie: "a=1\u{37E}viaduct_test=t")) == nil)
    }

    @Test(arguments: ["http://a.test/?\(mark)b&viaduct_test=t", "http://a.test/?viaduct_test=t&\(mark)b"])
    func `an address names its test beside a mark`(address: String) {
        #expect(RequestedTest.tag(of: request(headers: ["referer": address])) == "t")
    }

    @Test(arguments: ["/", "?", "#"]) func `a mark behind the host is not of the origin`(end: String) {
        #expect(WebOrigin.of(url: "http://localhost:3000\(end)\(Self.mark)a") == "http://localhost:3000")
    }

    @Test(arguments: ["/", "?", "#"]) func `what was typed is masked in an address after a mark`(end: String) {
        var typed = TypedSecrets()
        typed.add("hunter22", of: "1")
        #expect(typed.masking("https://a.test\(end)\(Self.mark)hunter22") == "https://a.test\(end)\(Self.mark)[masked]")
    }
}

extension PhoneChoice {
    fileprivate init(cookies: String) { self.init(cookies: cookies, limits: AppLimits()) }

    fileprivate init(uri: String) throws(InvalidRequest) { try self.init(uri: uri, limits: AppLimits()) }
}
