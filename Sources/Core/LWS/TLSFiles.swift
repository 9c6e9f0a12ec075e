/// The paths of a server's certificate and its private key.
public struct TLSFiles: Equatable, Sendable {
    public var certificate: String
    public var key: String

    public init(certificate: String, key: String) {
        self.certificate = certificate
        self.key = key
    }
}
