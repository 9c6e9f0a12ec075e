import HotwireNative
import Testing
import WebKit

@testable import ViaductApp

@Suite @MainActor struct DestinationTests {
    @Test func `a destination shows the web view as long as it has it`() {
        let destination = Destination(location: "http://localhost/", componentTypes: [])
        let webView = WKWebView()
        Bridge.initialize(webView)
        #expect(destination.visitableView.webView == nil)
        destination.bridgeDelegate.webViewDidBecomeActive(webView)
        #expect(destination.visitableView.webView === webView)
        destination.bridgeDelegate.webViewDidBecomeDeactivated()
        #expect(destination.visitableView.webView == nil)
    }
}
