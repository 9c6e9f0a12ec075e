import AppTestSupport
import Foundation
import HotwireNative
import Testing
import ViaductProtocol

@testable import ViaductApp

extension EmbeddedSessionTests {
    /// Addresses of pages with characters that no `URL` may have.
    @MainActor @Suite(.serialized) struct PageAddressTests {
        private static let address = "/list?q=%C3%A4&a[]=1"

        private func visit(_ platform: ViaductProtocol.Platform, turbo: Bool = true) -> TestPage {
            let page = TestPage([], platform: platform)
            page.visit("http://localhost/start")
            let member = turbo ? "" : #","turbo":false"#
            page.send(#"{"type":"propose","url":"http://localhost\#(Self.address)","action":"advance"\#(member)}"#)
            return page
        }

        @Test func `a visit of Turbo on Android goes to the address that the page has`() {
            let page = visit(.android)
            defer { page.close() }
            #expect(page.moves == [.visit("http://localhost\(Self.address)", replaces: false)])
            #expect(!page.notices.contains { $0.code == "encoded-twice" })
        }

        @Test func `a rule on Android sees the address that the page has, when it decides and in the trace`() async throws {
            let json = #"{"rules":[{"patterns":["/list\\?q=%C3%A4&a\\[\\]=1$"],"properties":{"context":"modal"}}]}"#
            let page = TestPage([], platform: .android, paths: PathConfiguration(sources: [.data(Data(json.utf8))]))
            defer { page.close() }
            page.watch(true)
            page.visit("http://localhost/start")
            page.propose(Self.address)
            #expect(page.rules.last?.rules.count == 1)
            page.visit("http://localhost\(Self.address)")
            #expect(page.rules.last?.path == Self.address)
            #expect(try await page.screen().bar.modal != nil)
        }

        @Test func `a visit of Turbo on iOS is encoded twice, with a notice`() throws {
            let page = visit(.ios)
            defer { page.close() }
            #expect(page.moves == [.visit("http://localhost/list?q=%25C3%25A4&a%5B%5D=1", replaces: false)])
            let notice = try #require(page.notices.first { $0.code == "encoded-twice" })
            #expect(notice.cause == "VD-URL-3")
            #expect(notice.text.contains("/list?q=%25C3%25A4&a%5B%5D=1"))
        }

        @Test func `a visit of the web view's own goes to the address that the page has`() {
            let page = visit(.ios, turbo: false)
            defer { page.close() }
            #expect(page.moves == [.visit("http://localhost\(Self.address)", replaces: false)])
            #expect(!page.notices.contains { $0.code == "encoded-twice" })
        }

        @Test func `an address that a URL may have is the same on iOS`() {
            let page = TestPage([])
            defer { page.close() }
            page.visit("http://localhost/start")
            page.propose("/list?q=%C3%A4&a%5B%5D=1")
            #expect(page.moves == [.visit("http://localhost/list?q=%C3%A4&a%5B%5D=1", replaces: false)])
            #expect(!page.notices.contains { $0.code == "encoded-twice" })
        }
    }
}

struct URLAddressTests {
    @Test(arguments: [
        ("http://localhost/list?q=%C3%A4&a[]=1", "http://localhost/list?q=%C3%A4&a%5B%5D=1"),
        ("http://localhost/a|b%20?{x}%20#a b%20#c", "http://localhost/a%7Cb%20?%7Bx%7D%20#a%20b%20%23c"),
        ("http://[::1]:3000/a[0]", "http://[::1]:3000/a%5B0%5D"),
        ("http://localhost/%zz%2", "http://localhost/%25zz%252"),
        ("http://localhost/ä%C3%A4", "http://localhost/%C3%A4%C3%A4"),
        ("http://localhost/list?q=%C3%A4", "http://localhost/list?q=%C3%A4"),
        ("/a[]", "/a%5B%5D"),
        ("/a?q=%C3%A4&a[]=1&to=http://b/c", "/a?q=%C3%A4&a%5B%5D=1&to=http://b/c"),
    ])
    func `what no URL may have is encoded, and nothing twice`(address: String, text: String) {
        #expect(URL(address: address)?.absoluteString == text)
    }
}
