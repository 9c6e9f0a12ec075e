import Foundation
import LWS

/// The address of a server: `http://127.0.0.1:4000`, `https://viaduct.example.internal`.
public struct ServerAddress: Equatable, Sendable, CustomStringConvertible {
    public struct Invalid: Error, CustomStringConvertible {
        let text: String
        public var description: String {
            "“\(text)” is not a server's address. It has to be like http://127.0.0.1:4000 or https://viaduct.example.internal."
        }
    }

    package let host: String
    package let port: UInt16
    /// Whether the server speaks HTTPS.
    package let isSecure: Bool

    public init(_ text: String) throws(Invalid) {
        // A host with encoded bytes becomes another, such as one with a line break, which ends a header.
        guard !text.contains("%"), let url = URLComponents(string: text), let scheme = url.scheme, ["http", "https"].contains(scheme),
            let host = url.host, !host.isEmpty, let name = SocketAddress.withoutBrackets(host.lowercased()), url.path.isEmpty || url.path == "/",
            let port = UInt16(exactly: url.port ?? Self.standardPort(isSecure: scheme == "https"))
        else { throw Invalid(text: text) }
        // Such a name always means this machine, whatever a name server says (RFC 6761, section 6.3).
        self.host = name.hasSuffix(".localhost") && SocketAddress.isLoopback(name) ? "localhost" : name
        self.port = port
        isSecure = scheme == "https"
    }

    /// Whether the server runs on this machine.
    var isLoopback: Bool { SocketAddress.isLoopback(host) }

    /// A sentence on a connection that could not be made, with the cure where it is the server's certificate.
    ///
    /// - Parameter certificateFault: a part of a sentence, without its full stop; `nil` for another reason.
    package func noConnection(_ reason: String?, certificateFault: String?) -> String {
        if let certificateFault { return "The server at \(self) is refused: \(certificateFault). (VD-TLS-2)" }
        return "There is no connection to \(self)\(reason.map { " (\($0))" } ?? ""). (VD-SERVER-1)"
    }

    /// The path of a file with the authorities for servers; `nil` for the system's.
    package static func authorities(in environment: [String: String]) -> String? {
        environment[authoritiesVariable].flatMap { $0.isEmpty ? nil : $0 }
    }

    package static let authoritiesVariable = "VIADUCT_CA"

    private var scheme: String { isSecure ? "https" : "http" }

    private static func standardPort(isSecure: Bool) -> Int { isSecure ? 443 : 80 }

    /// As browsers show it: without the port that belongs to the scheme.
    public var description: String {
        "\(scheme)://\(host.contains(":") ? "[\(host)]" : host)\(Int(port) == Self.standardPort(isSecure: isSecure) ? "" : ":\(port)")"
    }
}
