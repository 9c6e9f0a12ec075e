/// A failure between Swift and libwebsockets.
public struct LWSError: Error, Sendable, CustomStringConvertible {
    public enum Code: Sendable {
        case loop
        case listen
        case addressInUse
        case connect
        /// A file with a certificate, a key or authorities.
        case certificate
        /// The process may open too few files and sockets.
        case descriptors
    }

    public let code: Code
    /// One sentence: what failed, and why.
    public let text: String
    /// The address that cannot be listened on, if it is that.
    public var address: ListenAddress?

    public var description: String { text }
}
