/// Why there is no proxy.
public struct ProxyError: Error, Equatable, CustomStringConvertible {
    public enum Code: Sendable {
        /// nginx or its module is not installed.
        case missing
        case address
        case addressInUse
        case start
        case files
    }

    public let code: Code
    public let text: String

    init(code: Code, text: String) {
        self.code = code
        self.text = text
    }

    public var description: String { text }
}
