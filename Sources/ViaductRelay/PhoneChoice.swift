internal import Foundation
internal import ViaductProtocol

/// Which room, platform and app somebody has chosen for the pages of their browser: kept in cookies, said in an address.
struct PhoneChoice: Equatable, Sendable {
    private static let names = ["room", "platform", "app"]
    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-")

    var room: String?
    var platform: Platform?
    var app: String?
    /// Of those that the address takes back, by an empty value.
    private(set) var taken: [String] = []

    init() {}

    /// - Parameter cookies: the header. What is not valid is as if it were not there.
    init(cookies: String) {
        for cookie in cookies.split(separator: ";") {
            let pair = cookie.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, let name = Self.name(of: pair[0]),
                let value = String(pair[1]).removingPercentEncoding
            else { continue }
            _ = set(name, to: value)
        }
    }

    /// - Parameter uri: a path with `viaduct_room`, `viaduct_platform` or `viaduct_app` in its query.
    init(uri: String) throws(InvalidRequest) {
        for part in Self.query(of: uri).parts {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.name(of: pair[0]) else { continue }
            let value = pair.count < 2 ? "" : pair[1].replacing("+", with: " ").removingPercentEncoding ?? ""
            if value.isEmpty {
                taken.append(name)
            } else if !set(name, to: value) {
                throw InvalidRequest(
                    name == "platform"
                        ? "In the query, viaduct_platform has to be ios or android."
                        : "In the query, viaduct_\(name) has to be 1 to 64 of A–Z a–z 0–9 . _ -")
            }
        }
    }

    /// The same address without what chooses.
    static func removed(from uri: String) -> String {
        let (path, parts) = query(of: uri)
        let others = parts.filter { name(of: $0.prefix { $0 != "=" }) == nil }
        // Two slashes would name another host.
        let safe = "/" + path.drop { $0 == "/" || $0 == "\\" }
        return others.isEmpty ? safe : "\(safe)?\(others.joined(separator: "&"))"
    }

    /// What is not chosen here, as it is chosen there.
    func filled(from other: PhoneChoice) -> PhoneChoice {
        var choice = self
        if room == nil, !taken.contains("room") { choice.room = other.room }
        if platform == nil, !taken.contains("platform") { choice.platform = other.platform }
        if app == nil, !taken.contains("app") { choice.app = other.app }
        return choice
    }

    /// The values of `Set-Cookie` that keep the choice until the browser is closed.
    var cookies: [(name: String, cookie: String)] {
        let chosen = [("room", room), ("platform", platform?.rawValue), ("app", app)]
        return chosen.compactMap { name, value in
            let text = value?.addingPercentEncoding(withAllowedCharacters: Self.plain)
            if let text { return (name, "viaduct_\(name)=\(text); Path=/; SameSite=Lax") }
            return taken.contains(name) ? (name, "viaduct_\(name)=; Path=/; SameSite=Lax; Max-Age=0") : nil
        }
    }

    private mutating func set(_ name: String, to value: String) -> Bool {
        switch name {
        case "room" where RoomName.isValid(value): room = value
        case "platform" where Platform(rawValue: value) != nil: platform = Platform(rawValue: value)
        case "app" where !value.isEmpty: app = value
        default: return false
        }
        return true
    }

    private static func name(of key: Substring) -> String? {
        guard key.hasPrefix("viaduct_") else { return nil }
        let name = String(key.dropFirst("viaduct_".count))
        return names.contains(name) ? name : nil
    }

    private static func query(of uri: String) -> (path: Substring, parts: [Substring]) {
        guard let mark = uri.firstIndex(of: "?") else { return (uri[...], []) }
        return (uri[..<mark], uri[uri.index(after: mark)...].split(separator: "&"))
    }
}
