public import UIKit

extension WKWebView {
    public var themeColor: UIColor? { nil }
    @available(*, deprecated, message: "no effect")
    public var interactionState: Any? {
        get { nil }
        set { inert(self) }
    }
    public var findInteraction: UIFindInteraction? { UIFindInteraction() }
    @available(*, deprecated, message: "no effect")
    public var mediaType: String? {
        get { nil }
        set { inert(self) }
    }

    @available(*, deprecated, message: "no effect")
    public func createPDF(
        configuration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping (Result<Data, any Error>) -> Void
    ) {
        inert(self)
        MainTurn.after(0) { completionHandler(.failure(CocoaError(.featureUnsupported))) }
    }

    @available(*, deprecated, message: "no effect")
    public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
        inert(self)
        throw CocoaError(.featureUnsupported)
    }

    public func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) {
        evaluateJavaScript("document.querySelectorAll('audio, video').forEach((media) => media.pause())") { _, _ in
            completionHandler?()
        }
    }

    @available(*, deprecated, message: "no effect")
    public func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) {
        inert(self)
        completionHandler?()
    }
}

@preconcurrency @MainActor open class WKPDFConfiguration: NSObject {
    open var rect: CGRect?
    open var allowTransparentBackground = false
}
