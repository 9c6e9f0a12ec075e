import Foundation
import LWS
import ViaductApp
import ViaductProtocol

/// The address that “open” goes to, checked before a browser gets it.
struct PageAddress: Equatable {
    struct Refused: Error, Equatable {
        /// Cause and cure.
        let text: String
    }

    /// In bytes.
    static let longest = 4096
    /// The parameters of an address that are Viaduct's own, and the tool's to choose.
    private static let ownParameters: Set = ["viaduct_test", "viaduct_room", "viaduct_platform", "viaduct_version"]

    /// `http://127.0.0.1:4000`
    let origin: String
    /// With its query and its fragment.
    let path: String

    var url: String { origin + path }

    /// - Parameters:
    ///   - text: a path at the server, or a URL at the server, at another port of this machine, or at one of `origins`.
    ///   - server: `http://127.0.0.1:4000`.
    ///   - origins: further ones, which the command's flags name.
    ///   - choice: Viaduct's parameters, added to the query.
    init(_ text: String, server: String, origins: [String], choice: [(name: String, value: String)]) throws(Refused) {
        guard text.utf8.count <= Self.longest else { throw Refused(text: "The address has more than \(Self.longest) bytes. Name a shorter one.") }
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }) else {
            throw Refused(text: "The address “\(text.start(100))” has a character that no URL has. Percent-encode it: a space is %20.")
        }
        let rest: Substring
        if text.hasPrefix("/"), !text.hasPrefix("//") {
            origin = server
            rest = text[...]
        } else {
            let parts = try Self.parts(of: text)
            origin = parts.origin
            rest = parts.rest
            guard parts.isLoopback || ([server] + origins).contains(origin) else {
                throw Refused(
                    text: """
                        “\(origin.start(100))” is neither the server (\(server)) nor on this machine. Name a path such as “/”, or have the \
                        person who starts this command allow the place: viaduct mcp --origin \(origin.start(100))
                        """)
            }
        }
        let fragment = rest.firstIndex(of: "#") ?? rest.endIndex
        let query = rest[..<fragment].firstIndex(of: "?") ?? fragment
        let items = rest[query..<fragment].dropFirst().split(separator: "&").filter { item in
            !Self.ownParameters.contains(String(item.prefix { $0 != "=" }))
        }
        let chosen = choice.map { "\($0.name)=\($0.value)" } + items.map(String.init)
        path = (rest[..<query].isEmpty ? "/" : rest[..<query]) + (chosen.isEmpty ? "" : "?\(chosen.joined(separator: "&"))") + rest[fragment...]
    }

    /// Whether the text is an origin as browsers write it: `https://staging.example.com`.
    static func isOrigin(_ text: String) -> Bool { (try? parts(of: text)).map { $0.origin == text } ?? false }

    private static func parts(of text: String) throws(Refused) -> (origin: String, isLoopback: Bool, rest: Substring) {
        let lower = text.lowercased()
        guard let scheme = ["http://", "https://"].first(where: lower.hasPrefix) else {
            let cure = "Name a path that begins with “/”, or a URL that begins with http:// or https://"
            throw Refused(text: "“\(text.start(100))” is no page's address. \(cure)")
        }
        let behind = text.dropFirst(scheme.count)
        let authority = behind.prefix { !"/?#".contains($0) }
        // Browsers and this command agree on every host that this type takes: there is no user, and no other spelling of an address.
        guard let place = WebAuthority(String(authority)) else {
            throw Refused(text: "“\(String(authority).start(100))” is no host as browsers write it. Name one such as localhost:3000.")
        }
        let standard: UInt16 = scheme == "https://" ? 443 : 80
        let port = place.port.map { $0 == standard ? "" : ":\($0)" } ?? ""
        let host = place.host.contains(":") ? "[\(place.host)]" : place.host
        return ("\(scheme)\(host)\(port)", place.isLoopback, text[authority.endIndex...])
    }
}
