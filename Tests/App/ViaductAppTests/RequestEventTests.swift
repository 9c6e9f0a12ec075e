import AppTestSupport
import Foundation
import Testing
import UIKit
import WebKit

@testable import HotwireNative
@testable import ViaductApp

extension EmbeddedSessionTests {
    /// The requests and forms of a page, as reported to an app's own session and navigator.
    @MainActor @Suite(.serialized) struct RequestEventTests {
        /// A scene delegate as in apps with a session and without a navigator.
        private final class SceneDelegate: UIResponder, UIWindowSceneDelegate, SessionDelegate {
            let session = Session()
            private(set) var events: [String] = []

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                self.session.delegate = self
                guard let start = URL(string: "http://localhost/one") else { return }
                self.session.visit(VisitableViewController(url: start))
            }

            func sessionDidStartRequest(_ session: Session) { events.append("request started") }
            func sessionDidFinishRequest(_ session: Session) { events.append("request finished") }
            func sessionDidLoadWebView(_ session: Session) { events.append("web view loaded") }
            func sessionDidStartFormSubmission(_ session: Session) { events.append("form started") }
            func sessionDidFinishFormSubmission(_ session: Session) { events.append("form finished") }
        }

        private final class Delegate: NavigatorDelegate {
            private(set) var events: [String] = []

            func formSubmissionDidStart(to url: URL) { events.append("form started at \(url.path)") }
            func formSubmissionDidFinish(at url: URL) { events.append("form finished at \(url.path)") }
            func requestDidFinish(at url: URL) { events.append("request finished at \(url.path)") }
        }

        private func turbo(_ events: String..., path: String = "/one", on page: TestPage) {
            for event in events { page.send(#"{"type":"turbo","event":"\#(event)","url":"http://localhost\#(path)"}"#) }
        }

        @Test func `a session hears of the page's document, and then of what Turbo requests and submits`() async throws {
            AppLaunch.makeSceneDelegate = { SceneDelegate() }
            defer { AppLaunch.makeSceneDelegate = nil }
            let page = TestPage([DrawingComponent.self])
            defer { page.close() }
            var found: SceneDelegate?
            DrawingComponent.draw = { _, _ in found = UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate }
            page.message("drawing", "draw")
            let delegate = try #require(found)
            #expect(delegate.events == ["request started", "request finished", "web view loaded"])
            turbo("formSubmissionStarted", "formSubmissionFinished", "visitRequestStarted", "visitRequestFinished", on: page)
            #expect(delegate.events.dropFirst(3) == ["form started", "form finished", "request started", "request finished"])
        }

        @Test func `a navigator's delegate hears of forms with the address of their page, and of requests with that of the next one`() throws {
            DrawingComponent.draw = { _, _ in }
            let page = TestPage([DrawingComponent.self])
            defer { page.close() }
            page.message("drawing", "draw")
            let delegate = Delegate()
            let start = try #require(URL(string: "https://example.com/start"))
            let navigator = Navigator(configuration: Navigator.Configuration(name: "main", startLocation: start), delegate: delegate)
            turbo("formSubmissionStarted", "formSubmissionFinished", path: "/form", on: page)
            turbo("visitRequestStarted", "visitRequestFinished", path: "/two", on: page)
            #expect(delegate.events == ["form started at /one", "form finished at /one", "request finished at /two"])
            withExtendedLifetime(navigator) {}
        }
    }
}
