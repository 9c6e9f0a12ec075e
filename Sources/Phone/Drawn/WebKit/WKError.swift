/// The reason why a web view failed.
public struct WKError: Error, Equatable, CustomNSError, LocalizedError {
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated
        case webViewInvalidated
        case javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported
    }

    public static let errorDomain = "WKErrorDomain"

    public let code: Code
    /// A sentence for the developer: for an exception, the page's own message.
    public let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: message, "WKJavaScriptExceptionMessage": message]
    }
    public var errorDescription: String? { message }
}
