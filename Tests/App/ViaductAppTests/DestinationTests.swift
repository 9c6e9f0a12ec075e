import Foundation
import HotwireNative
import Testing
import WebKit

@testable import ViaductApp

@Suite @MainActor struct DestinationTests {
    @Test func `a destination shows the web view as long as it has it`() {
        let destination = HotwireWebViewController(url: URL(filePath: "/"))
        let webView = WKWebView()
        Bridge.initialize(webView)
        #expect(destination.visitableView.webView == nil)
        destination.activate(webView)
        #expect(destination.visitableView.webView === webView)
        destination.deactivateWebView()
        #expect(destination.visitableView.webView == nil)
    }
}
