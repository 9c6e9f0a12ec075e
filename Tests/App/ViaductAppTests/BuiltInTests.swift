import AppTestSupport
import Foundation
import HotwireNative
import Testing
import ViaductComponents
import WebKit

@testable import ViaductApp

extension EmbeddedSessionTests {
    /// The built-in components that an app gets in addition to its own.
    @MainActor @Suite(.serialized) struct BuiltInTests {
        @Test func `the built-in components have the names that the app does not have`() {
            final class OwnComponent: BridgeComponent {
                override class var name: String { "button" }
            }
            let app = EmbeddedApp(
                name: "App", platform: .ios, components: [OwnComponent.self], builtIns: [AlertComponent.self, ButtonComponent.self])
            #expect(app.description.components == ["button", "alert"])
            #expect(app.components.first == OwnComponent.self)
            let page = TestPage(app)
            let notices = page.frames.compactMap { if case .notice(let notice) = $0 { notice.text } else { nil } }
            #expect(notices == ["The app “App” answers button. Viaduct's built-in components answer alert."])
        }

        @Test func `a screen with components of its own has the built-in ones for the other names`() {
            final class OwnController: VisitableViewController, BridgeDestination {
                private lazy var delegate = BridgeDelegate(location: "", destination: self, componentTypes: [EchoComponent.self])

                override func visitableDidActivateWebView(_ webView: WKWebView) {
                    super.visitableDidActivateWebView(webView)
                    delegate.webViewDidBecomeActive(webView)
                }
            }
            Hotwire.config.defaultViewController = { _ in OwnController() }
            defer { Hotwire.config = HotwireConfig() }
            let app = EmbeddedApp(
                name: "App", platform: .ios, components: [EchoComponent.self], builtIns: [TextSizeComponent.self])
            let page = TestPage(app)
            page.message("text-size", "connect")
            #expect(page.replies.map(\.component) == ["text-size"])
        }

        @Test func `an app without a path configuration follows the server's, until it brings its own`() {
            defer { Hotwire.config = HotwireConfig() }
            let app = EmbeddedApp(name: "App", platform: .ios, components: [])
            #expect(app.description.wantsPathConfiguration)
            app.follow(pathConfiguration: nil)
            #expect(app.paths.sources.isEmpty)
            app.follow(pathConfiguration: Array(#"{"rules":[{"patterns":["/new$"],"properties":{"context":"modal"}}]}"#.utf8))
            #expect(app.paths["/new"].context == .modal)
            app.follow(pathConfiguration: nil)
            #expect(app.paths["/new"].context == .default)
            let own = Data(#"{"rules":[{"patterns":["/new$"],"properties":{"title":"Own"}}]}"#.utf8)
            Hotwire.config.pathConfiguration.sources = [.data(own)]
            app.follow(pathConfiguration: Array(#"{"rules":[{"patterns":["/new$"],"properties":{"title":"Server's"}}]}"#.utf8))
            #expect(app.paths["/new"]["title"] as? String == "Own")
            #expect(!EmbeddedApp(name: "App", platform: .ios, components: []).description.wantsPathConfiguration)
        }
    }
}
