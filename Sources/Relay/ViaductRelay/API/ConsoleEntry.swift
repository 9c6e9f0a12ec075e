internal import Foundation
internal import LWS

/// The part of a page that explains how a browser without access gets into the console.
struct ConsoleEntry {
    /// The default server of `viaduct open`.
    private static let usualAuthority = "127.0.0.1:4000"
    private static let twins = ["127.0.0.1": "localhost", "[::1]": "localhost", "localhost": "127.0.0.1"]

    private static let queryCharacters = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~="))

    /// `localhost:4000`.
    private let authority: String
    private let name: String
    /// `:4000`, or empty.
    private let port: String
    /// The requested path and query.
    private let target: String

    /// `https`
    private let scheme: String

    init(_ request: HTTPRequest) {
        scheme = request.isSecure ? "https" : "http"
        authority = request.headers["host"] ?? Self.usualAuthority
        name = WebOrigin.name(ofAuthority: authority) ?? ""
        port = WebAuthority(authority)?.port.map { ":\($0)" } ?? ""
        // An old key is invalid at the other host too.
        let query = request.query.filter { !$0.utf8.starts(with: "key=".utf8) }.compactMap {
            $0.addingPercentEncoding(withAllowedCharacters: Self.queryCharacters)
        }
        target = RoutePath.console + (query.isEmpty ? "" : "?\(query.joined(separator: "&"))")
    }

    /// As HTML.
    var html: String { "<p class=\"help\">\(command)</p>\(otherHost)" }

    private var command: String {
        guard SocketAddress.isLoopback(name) else {
            let server = port == ":4000" && scheme == "http" ? "" : " --server \(scheme)://127.0.0.1\(port)"
            return """
                Run \(code("viaduct open --print\(server)")) on the server’s machine. Open its link in this browser, with \
                \(code(authority)) in place of the host.
                """
        }
        let server = authority == Self.usualAuthority && scheme == "http" ? "" : " --server \(scheme)://\(authority)"
        return "Run \(code("viaduct open\(server)")) on the server’s machine. It lets in a browser at \(code(authority))."
    }

    /// A cookie belongs to one host: a browser with access at one name of this machine has none at the other.
    private var otherHost: String {
        guard let twin = Self.twins[authority.dropLast(port.count).lowercased()] else { return "" }
        let url = "\(scheme)://\(twin)\(port)\(target)".escapedForHTML
        return """
            <p class="help">Was this browser let in at <a class="address" href="\(url)">\(twin)\(port)</a>? Open the console there: \
            the way in is of one host only.</p>
            """
    }

    private func code(_ text: String) -> String { "<code>\(text.escapedForHTML)</code>" }
}
