public import UIKit

extension WKWebView {
    public var themeColor: UIColor? { nil }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public var interactionState: Any? {
        get { nil }
        set { Inert.note("WKWebView.interactionState") }
    }
    public var findInteraction: UIFindInteraction? { UIFindInteraction() }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public var mediaType: String? {
        get { nil }
        set { Inert.note("WKWebView.mediaType") }
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    public func createPDF(
        configuration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping (Result<Data, any Error>) -> Void
    ) {
        Inert.note("WKWebView.createPDF(configuration:completionHandler:)")
        MainTurn.after(0) { completionHandler(.failure(CocoaError(.featureUnsupported))) }
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
        Inert.note("WKWebView.pdf(configuration:)")
        throw CocoaError(.featureUnsupported)
    }

    public func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) {
        evaluateJavaScript("document.querySelectorAll('audio, video').forEach((media) => media.pause())") { _, _ in
            completionHandler?()
        }
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    public func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) {
        Inert.note("WKWebView.closeAllMediaPresentations(completionHandler:)")
        completionHandler?()
    }
}

@preconcurrency @MainActor open class WKPDFConfiguration: NSObject {
    open var rect: CGRect?
    open var allowTransparentBackground = false
}
