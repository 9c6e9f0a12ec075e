public import Foundation

/// What goes wrong in a web view.
public struct WKError: Error, CustomNSError {
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated = 2
        case webViewInvalidated = 3
        case javaScriptExceptionOccurred = 4
        case javaScriptResultTypeIsUnsupported = 5
    }

    public static let errorDomain = "WKErrorDomain"

    public let code: Code
    private let text: String

    init(_ code: Code, _ text: String) {
        self.code = code
        self.text = text
    }

    public var errorCode: Int { code.rawValue }

    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
}
