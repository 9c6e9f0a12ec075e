import AppTestSupport
import Testing
import UIKit
import WebKit

extension EmbeddedSessionTests {
    /// The window of a page, and the frameworks' ways to find it.
    @MainActor @Suite struct StageTests {
        private func openPage() {
            TestPage([DrawingComponent.self]).message("drawing", "draw")
        }

        @Test func `the frameworks learn once where pages are, not with every page`() {
            openPage()
            let (window, change) = (UIApplication.currentWindow, WKUserContentController.handlersDidChange)
            defer { (UIApplication.currentWindow, WKUserContentController.handlersDidChange) = (window, change) }
            let own = UIWindow()
            var changes = 0
            UIApplication.currentWindow = { own }
            WKUserContentController.handlersDidChange = { changes += 1 }
            openPage()
            #expect(UIApplication.currentWindow() === own)
            changes = 0
            WKUserContentController().removeAllScriptMessageHandlers()
            #expect(changes == 1)
        }
    }
}
