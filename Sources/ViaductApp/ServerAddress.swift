import Foundation

/// Where an app finds its server: `http://127.0.0.1:4000`.
public struct ServerAddress: Equatable, Sendable, CustomStringConvertible {
    public struct Invalid: Error, CustomStringConvertible {
        let text: String
        public var description: String {
            "“\(text)” is not a server's address. It has to be like http://127.0.0.1:4000."
        }
    }

    let host: String
    let port: UInt16

    public init(_ text: String) throws(Invalid) {
        guard let url = URLComponents(string: text), url.scheme == "http", let host = url.host, !host.isEmpty,
            url.path.isEmpty || url.path == "/", let port = UInt16(exactly: url.port ?? 80)
        else { throw Invalid(text: text) }
        self.host = host.trimmingCharacters(in: ["[", "]"])
        self.port = port
    }

    public var description: String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)" }
}
