import Testing
import ViaductApp

@testable import ViaductRelay

@Suite struct IdentitiesTests {
    private static let token = "0123456789abcdef"

    @Test func `rooms have a token, and perhaps a page key`() throws {
        let identities = try Identities(json: #"{"alice":"\#(Self.token)","b.o-b_":{"token":"x\#(Self.token)","page-key":"y\#(Self.token)"}}"#)
        #expect(identities.rooms.count == 2)
        #expect(identities.rooms["alice"]?.token.isShown(by: "Bearer \(Self.token)") == true)
        #expect(identities.rooms["b.o-b_"]?.pageKey?.isShown(by: "Bearer y\(Self.token)") == true)
        #expect(try Identities(json: "{}").isEmpty)
    }

    @Test(arguments: [
        ("[]", "object of rooms"), ("x", "object of rooms"), (#"{"al ice":"TOKEN"}"#, "1 to 64"), (#"{"":"TOKEN"}"#, "1 to 64"),
        (#"{"alice":"TOKEN","alice":"xTOKEN"}"#, "twice"), (#"{"alice":"TOKEN","bob":"TOKEN"}"#, "“alice” and “bob” have the same token"),
        (#"{"alice":{"token":"TOKEN","page-key":"TOKEN"}}"#, "same token and page key"),
        (#"{"alice":"TOKEN","bob":{"token":"xTOKEN","page-key":"TOKEN"}}"#, "same token"), (#"{"alice":"0123456789abcde"}"#, "too short"),
        (#"{"alice":{"token":"TOKEN","page-key":"short"}}"#, "“page-key” is too short"), (#"{"alice":"TOKEN/TOKEN"}"#, "A–Z a–z 0–9"),
        (#"{"alice":"TOKEN\nTOKEN"}"#, "A–Z a–z 0–9"), (#"{"alice":5}"#, "has to be a text"), (#"{"alice":{"page-key":"TOKEN"}}"#, "has no “token”"),
        (#"{"alice":{"token":"TOKEN","key":"TOKEN"}}"#, "unknown member “key”"), (#"{"TOKEN":"alice"}"#, "Are they swapped?"),
    ])
    func `a mistake is named, and no token is shown`(json: String, words: String) {
        let fault = #expect(throws: Identities.Fault.self) { try Identities(json: json.replacing("TOKEN", with: Self.token)) }
        #expect(fault?.text.contains(words) == true)
        #expect(fault?.text.contains(Self.token) == false)
    }

    @Test func `more rooms and longer tokens than there may be are refused`() {
        let rooms = (0...Identities.maximum).map { #""r\#($0)":"\#(Self.token)\#($0)""# }.joined(separator: ",")
        #expect(throws: Identities.Fault.self) { try Identities(json: "{\(rooms)}") }
        #expect(throws: Identities.Fault.self) { try Identities(json: #"{"alice":"\#(String(repeating: "x", count: 257))"}"#) }
    }

    @Test func `no room has the owner's token`() throws {
        let identities = try Identities(json: #"{"alice":{"token":"x\#(Self.token)","page-key":"\#(Self.token)"}}"#)
        #expect(throws: Identities.Fault.self) { try identities.checkOwner(AppSecret(Self.token)) }
        #expect(throws: Never.self) { try identities.checkOwner(AppSecret("other")) }
        #expect(throws: Never.self) { try identities.checkOwner(nil) }
    }
}
