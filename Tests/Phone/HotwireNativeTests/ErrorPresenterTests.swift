@_spi(HotwireNativeMain) import HotwireNative
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct ErrorPresenterTests {
    /// An error view as apps wrote it for Hotwire Native iOS 1.2.
    private struct OwnErrorView: ErrorPresentableView {
        let error: any Error
        let handler: (() -> Void)?

        var body: some View {
            Text("Oh no: \(error.localizedDescription)")
            if let handler { Button("Again") { handler() } }
        }
    }

    private let controller = UIViewController()

    private func all<Wanted: UIView>(_ type: Wanted.Type) -> [Wanted] {
        func all(in view: UIView) -> [Wanted] { ((view as? Wanted).map { [$0] } ?? []) + view.subviews.flatMap(all) }
        return all(in: controller.view)
    }

    @Test func `an error is shown with its way to try again, which ends it`() throws {
        var retries = 0
        controller.presentError(.http(.client(.notFound))) { retries += 1 }
        #expect(all(UILabel.self).compactMap(\.text).contains("Error loading page"))
        let retry = try #require(all(UIButton.self).first)
        retry.sendActions(for: .primaryActionTriggered)
        #expect(retries == 1)
        #expect(controller.children.isEmpty)
        #expect(all(UILabel.self).isEmpty)
    }

    @Test func `an error that nothing can be done about has no button`() {
        controller.presentError(.http(.client(.notFound)), retryHandler: nil)
        #expect(controller.children.first?.view.coversSuperview == true)
        #expect(all(UIButton.self).isEmpty)
    }

    @Test func `an error's view can be removed, and nothing else is`() {
        let other = UIViewController()
        controller.addChild(other)
        controller.presentError(.http(.client(.notFound)), retryHandler: nil)
        controller.removeErrorViewController()
        #expect(controller.children == [other])
    }

    @Test func `there is one error at a time`() {
        for status in [404, 500] { controller.presentError(TurboError.http(statusCode: status) as any Error) {} }
        #expect(controller.children.count == 1)
        #expect(all(UILabel.self).compactMap(\.text).contains("There was an HTTP error (500)."))
    }

    @Test(arguments: [
        (URLError.Code.networkConnectionLost, "The network connection was lost."), (.cannotConnectToHost, "Could not connect to the server."),
        (.timedOut, "The request timed out."),
    ])
    func `an error of URL loading has the system's words`(code: URLError.Code, text: String) {
        controller.presentError(URLError(code) as any Error) {}
        #expect(all(UILabel.self).compactMap(\.text).contains(text))
    }

    @Test func `an app can have a view of its own`() {
        let before = Hotwire.config.makeCustomErrorView
        defer { Hotwire.config.makeCustomErrorView = before }
        Hotwire.config.makeCustomErrorView = { error, handler in OwnErrorView(error: error, handler: handler) }
        controller.presentError(URLError(.timedOut) as any Error) {}
        #expect(all(UILabel.self).compactMap(\.text).contains { $0.hasPrefix("Oh no") })
    }
}
