/// Why a web view could not do something.
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
    /// A sentence for a person: for an exception, what the page said.
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
