import AppTestSupport
import Foundation
import FoundationNetworking
import LWSTestSupport
import Testing
import ViaductProtocol

@_spi(HotwireNativeMain) @testable import HotwireNative
@testable import ViaductApp

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension EmbeddedSessionTests {
    /// Failed visits and their error views.
    @MainActor @Suite(.serialized) struct FailedVisitTests {
        private static let rules = #"{"rules":[{"patterns":["/new$"],"properties":{"context":"modal"}}]}"#

        private final class Delegate: NavigatorDelegate {
            private(set) var statuses: [Int?] = []

            func visitableDidFailRequest(
                _ visitable: any Visitable, error: HotwireNativeError, retryHandler: RetryBlock?
            ) {
                statuses.append(error.statusCode)
                retryHandler?()
            }
        }

        /// A delegate for Hotwire Native iOS 1.2.2.
        private final class ReleasedDelegate: NavigatorDelegate {
            private(set) var errors: [any Error] = []

            func visitableDidFailRequest(_ visitable: any Visitable, error: any Error, retryHandler: RetryBlock?) { errors.append(error) }
        }

        private func begin(_ platform: Platform = .ios) -> TestPage {
            DrawingComponent.draw = { _, _ in }
            return TestPage([DrawingComponent.self], platform: platform, paths: PathConfiguration(sources: [.data(Data(Self.rules.utf8))]))
        }

        private func failUnanswered(_ request: UnansweredRequest, _ path: String, on page: TestPage) async throws {
            let before = page.notices.count { $0.cause == "VD-VISIT-4" }
            page.visit("http://localhost\(path)", title: "The page before")
            page.send(#"{"type":"failed","url":"http://localhost\#(path)","status":0,"unanswered":"\#(request.rawValue)"}"#)
            try await page.wait(forNoticeOf: "VD-VISIT-4", count: before + 1)
        }

        private func fail(_ path: String, status: Int = 404, on page: TestPage) {
            page.visit("http://localhost\(path)", title: "The page before")
            page.send(#"{"type":"failed","url":"http://localhost\#(path)","status":\#(status)}"#)
        }

        private func texts(in element: Screen.Element) -> [String] {
            element.label.map { [$0.text] } ?? element.stack?.children.flatMap(texts) ?? []
        }

        @Test func `the app's own delegate hears of visits that fail, and may try again`() throws {
            let page = begin()
            defer { page.close() }
            page.message("drawing", "draw")
            let delegate = Delegate()
            let start = try #require(URL(string: "http://localhost/start"))
            let navigator = Navigator(configuration: Navigator.Configuration(name: "main", startLocation: start), delegate: delegate)
            for status in [404, 200, 503] { page.send(#"{"type":"failed","url":"http://localhost/one","status":\#(status)}"#) }
            #expect(delegate.statuses == [404, 503])
            #expect(page.moves == [.reload, .reload])
            withExtendedLifetime(navigator) {}
        }

        @Test func `an error view covers the place of a visit that has failed`() async throws {
            let page = begin()
            defer { page.close() }
            fail("/two", on: page)
            let screen = try await page.screen()
            let view = try #require(screen.presented.first?.screen)
            #expect(view.style == .push)
            #expect(view.title.isEmpty)
            #expect(view.dismiss == nil)
            #expect(screen.bar.back == nil)
            #expect(view.content.flatMap(texts) == ["Error loading page", "There was an HTTP error (404).", "Viaduct, not on a phone"])
            page.act(try #require(view.bar.back).control)
            #expect(page.moves == [.back(steps: 1)])
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.screen().presented.isEmpty)
        }

        @Test(arguments: [
            (UnansweredRequest.visit, "The operation couldn’t be completed. (HotwireNative.RedirectHandlerError error 0.)" as String?, Platform.ios),
            (.document, "Could not connect to the server.", .ios), (.visit, nil, .android), (.document, "Connect", .android),
        ])
        func `a request without an answer shows the error view`(request: UnansweredRequest, text: String?, platform: Platform) async throws {
            let page = begin(platform)
            defer { page.close() }
            // Nothing listens there.
            try await failUnanswered(request, ":1/two", on: page)
            let view = try #require(try await page.screen().presented.first?.screen)
            let all: [String?] = ["Error loading page", text, "Viaduct, not on a phone"]
            #expect(view.content.flatMap(texts) == all.compactMap(\.self))
        }

        @Test func `a browser that is offline is told to go online`() async throws {
            let page = begin()
            defer { page.close() }
            page.visit("http://localhost:1/two", title: "The page before")
            page.send(#"{"type":"failed","url":"http://localhost:1/two","status":0,"unanswered":"visit","offline":true}"#)
            try await page.wait(forNoticeOf: "VD-VISIT-4", count: 1)
            #expect(page.notices.last?.text.contains("The browser is offline: go online") == true)
            let view = try #require(try await page.screen().presented.first?.screen)
            #expect(view.content.flatMap(texts).contains("The operation couldn’t be completed. (HotwireNative.RedirectHandlerError error 0.)"))
        }

        @Test func `a file is requested once more, for it may lead to another site`() async throws {
            let page = begin()
            defer { page.close() }
            fail(":1/two", status: 0, on: page)
            let end = ContinuousClock.now + .seconds(5)
            while try await page.screen().presented.isEmpty, .now < end {}
            let view = try #require(try await page.screen().presented.first?.screen)
            #expect(view.content.flatMap(texts).contains("The operation couldn’t be completed. (HotwireNative.RedirectHandlerError error 0.)"))
            #expect(!page.notices.contains { $0.cause == "VD-VISIT-4" })
        }

        @Test func `a page's site is asked for one redirect at a time`() async throws {
            // It accepts a connection when the one before is over, and answers neither.
            let server = try RawServer(answers: ["", ""], closes: false)
            let page = begin()
            defer { page.close() }
            page.visit("http://127.0.0.1:\(server.port)/one")
            let end = ContinuousClock.now + .seconds(5)
            for path in ["one", "two"] {
                page.send(#"{"type":"failed","url":"http://127.0.0.1:\#(server.port)/\#(path)","status":0}"#)
                while !server.received.contains("GET /\(path) "), .now < end { try await Task.sleep(for: .milliseconds(5)) }
                #expect(server.received.contains("GET /\(path) "))
            }
        }

        @Test func `the request that looks for a redirect sends no cookies, and keeps none`() async throws {
            // A cookie is that of a host, whatever the port.
            let shared = HTTPCookieStorage.shared
            let own = try #require(HTTPCookie(properties: [.name: "own", .value: "of-the-app", .domain: "127.0.0.1", .path: "/"]))
            shared.setCookie(own)
            defer { shared.deleteCookie(own) }
            let servers = try (0..<2).map { _ in
                try RawServer(answer: "HTTP/1.1 200 OK\r\nset-cookie: told=1\r\ncontent-length: 0\r\n\r\n")
            }
            for server in servers {
                _ = await RedirectCheck.end(of: try #require(URL(string: "http://127.0.0.1:\(server.port)/one")))
                #expect(server.received.hasPrefix("GET /one HTTP/1.1\r\n"))
                #expect(!server.received.lowercased().contains("\ncookie:"))
            }
            #expect(shared.cookies?.contains { $0.name == "told" } != true)
        }

        @Test func `the library's main loads the place of a visit without an answer once, before it shows the error`() async throws {
            Hotwire.isMain = true
            defer { Hotwire.isMain = false }
            let page = begin()
            defer { page.close() }
            let address = "http://localhost:1/two"
            func failVisit() { page.send(#"{"type":"failed","url":"\#(address)","status":0,"unanswered":"visit"}"#) }
            page.visit(address)
            failVisit()
            try await page.wait { page.moves == [.reload] }
            #expect(try await page.screen().presented.isEmpty)
            failVisit()
            try await page.wait(forNoticeOf: "VD-VISIT-4", count: 1)
            #expect(page.moves == [.reload])
            let view = try #require(try await page.screen().presented.first?.screen)
            #expect(view.content.flatMap(texts).contains("Could not connect to the server."))
            // Another visit is another try.
            page.send(#"{"type":"turbo","event":"visitRequestStarted","url":"\#(address)"}"#)
            failVisit()
            try await page.wait { page.moves == [.reload, .reload] }
        }

        @Test func `an answer that is no success is none in 1_2_2, and in the library's main shows whether it redirects`() throws {
            defer { Hotwire.isMain = false }
            let url = try #require(URL(string: "http://shop.example/two"))
            func check(_ end: String, _ status: Int) throws -> String {
                let url = try #require(URL(string: end))
                let answer = try #require(HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil))
                return "\(RedirectCheck(answer, to: try #require(URL(string: "http://shop.example/two"))))"
            }
            let own = url.absoluteString
            for (isMain, status) in [(false, 200), (true, 200), (true, 500), (true, 404)] {
                Hotwire.isMain = isMain
                #expect(try check(own, status) == "sameHost(isRedirect: false)")
                #expect(try check("http://shop.example/three", status) == "sameHost(isRedirect: true)")
                #expect(try check("http://other.example/two", status).hasPrefix("otherHost"))
            }
            Hotwire.isMain = false
            for end in [own, "http://other.example/two"] { #expect(try check(end, 500) == "refused") }
        }

        @Test func `the request that looks for a redirect lasts as long as the library's main lets an app say`() {
            defer { (Hotwire.isMain, Hotwire.config) = (false, HotwireConfig()) }
            Hotwire.config.redirectResolutionTimeout = 3
            #expect(RedirectCheck.patience == 10)
            Hotwire.isMain = true
            #expect(RedirectCheck.patience == 3)
        }

        @Test func `a delegate gets the library's own errors of a request without an answer`() async throws {
            let page = begin()
            defer { page.close() }
            page.visit("http://localhost:1/one")
            page.message("drawing", "draw", url: "http://localhost:1/one")
            let delegate = ReleasedDelegate()
            let start = try #require(URL(string: "http://localhost:1/start"))
            let navigator = Navigator(configuration: Navigator.Configuration(name: "main", startLocation: start), delegate: delegate)
            for request in UnansweredRequest.allCases { try await failUnanswered(request, ":1/two", on: page) }
            #expect(delegate.errors.count == 2)
            #expect(delegate.errors.first as? RedirectHandlerError == .requestFailed)
            #expect((delegate.errors.last as? URLError)?.code == .cannotConnectToHost)
            withExtendedLifetime(navigator) {}
        }

        @Test(arguments: [
            (404, ["Not Found"]), (406, ["Not Accessible"]), (505, ["Http Version Not Supported"]), (418, []), (599, []),
        ])
        func `Android's error view has the reason of the status, and no button of a phone`(status: Int, texts reason: [String]) async throws {
            let page = begin(.android)
            defer { page.close() }
            fail("/two", status: status, on: page)
            let screen = try await page.screen()
            let view = try #require(screen.presented.first?.screen)
            let own = ["Viaduct, not on a phone"]
            #expect(view.content.flatMap(texts) == ["Error loading page"] + reason + own)
            #expect(screen.json.contains("Show the response"))
            #expect(!screen.json.contains("Retry"))
        }

        @Test func `an error view goes when the visit is tried again, or its answer is shown`() async throws {
            let page = begin()
            defer { page.close() }
            for (title, move) in [("Retry", PageMove.reload), ("Show the response", .response)] {
                fail("/two", on: page)
                try await page.tap(title)
                #expect(page.moves.last == move)
                #expect(try await page.screen().presented.isEmpty)
            }
        }

        @Test func `a place whose visit has failed has no title, until its answer is shown`() async throws {
            let page = begin()
            defer { page.close() }
            fail("/two", on: page)
            page.send(#"{"type":"failed","url":"http://localhost/two","status":404}"#)
            #expect(try await page.screen().bar.title == "")
            try await page.tap("Show the response")
            #expect(try await page.screen().bar.title == "The page before")
        }

        @Test func `a modal page that fails is closed like any other`() async throws {
            let page = begin()
            defer { page.close() }
            page.propose("/new")
            fail("/new", on: page)
            let view = try #require(try await page.screen().presented.first?.screen)
            #expect(view.style == .fullScreen)
            page.act(try #require(view.dismiss))
            #expect(page.moves.last == .back(steps: 1))
        }
    }
}
