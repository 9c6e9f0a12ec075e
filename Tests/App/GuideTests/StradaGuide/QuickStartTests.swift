import Strada
import Testing
import UIKit
import WebKit

@MainActor @Suite struct QuickStartTests {
    @Test func `the web view's name tells the components`() {
        let webView = SceneController.makeWebView()
        #expect(webView.configuration.applicationNameForUserAgent == "Turbo Native iOS bridge-components: [form]")
    }

    @Test func `the view controller takes messages to its components while it is on the screen`() throws {
        let webView = SceneController.makeWebView()
        let controller = TurboWebViewController(url: try #require(URL(string: "http://localhost/new")))
        controller.loadViewIfNeeded()
        controller.viewWillAppear(false)
        controller.visitableDidActivateWebView(webView)
        controller.viewDidAppear(false)
        let message = Message(
            id: "1", component: "form", event: "connect", metadata: .init(url: "http://localhost/new"),
            jsonData: #"{"submitTitle":"Submit"}"#)
        #expect(controller.bridgeDelegate.bridgeDidReceiveMessage(message))
        #expect(controller.navigationItem.rightBarButtonItem?.title == "Submit")
        controller.viewWillDisappear(false)
        controller.viewDidDisappear(false)
        #expect(!controller.bridgeDelegate.bridgeDidReceiveMessage(message))
    }
}
