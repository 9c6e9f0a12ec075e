internal import Foundation
internal import LWS
internal import ViaductProtocol

/// The room, platform, app and version chosen for the pages of a browser. Cookies keep the choice, and an address can make it.
struct PhoneChoice: Equatable, Sendable {
    private static let names = ["room", "platform", "app", "version"]
    /// In characters.
    static let longestVersion = 64
    /// Parameters of the address to which a link from another site is redirected: the platform for that page only, and the names of ignored choices.
    private static let once = "viaduct_platform_once"
    private static let ignored = "viaduct_ignored"
    /// All that an address may have of it.
    static let parameters = names.map { "viaduct_\($0)" } + [once, ignored]
    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-")

    var room: String?
    var platform: Platform?
    var app: String?
    /// The name of a version, which the configuration may not have.
    var version: String?
    /// Chosen for the page of this address alone, and never kept.
    private(set) var platformOnce: Platform?
    /// The names of the choices that the address resets, by an empty value.
    private(set) var taken: [String] = []

    init() {}

    /// - Parameters:
    ///   - cookies: the header. Invalid values are ignored.
    ///   - limits: of the names of apps.
    init(cookies: String, limits: AppLimits) {
        for pair in CookiePairs.of(cookies) where !pair.value.isEmpty {
            guard let name = Self.name(of: pair.name[...]), let value = pair.value.removingPercentEncoding else { continue }
            _ = set(name, to: value, limits: limits)
        }
    }

    /// - Parameters:
    ///   - uri: a path with `viaduct_room`, `viaduct_platform`, `viaduct_app` or `viaduct_version` in its query.
    ///   - limits: of the names of apps.
    init(uri: String, limits: AppLimits) throws(InvalidRequest) {
        for part in Self.query(of: uri).parts {
            let pair = part.unicodeScalars.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { Substring($0) }
            if pair.count == 2, pair[0] == Self.once { platformOnce = Platform(rawValue: String(pair[1])) }
            guard let name = Self.name(of: pair[0]) else { continue }
            let words = pair.count < 2 ? [] : pair[1].unicodeScalars.map { $0 == "+" ? " " : $0 }
            let value = String(String.UnicodeScalarView(words)).removingPercentEncoding ?? ""
            if value.isEmpty {
                taken.append(name)
            } else if !set(name, to: value, limits: limits) {
                let allowed = [
                    "platform": "has to be ios or android", "room": "has to be 1 to 64 of A–Z a–z 0–9 . _ -",
                    "app": "must have at most \(limits.nameBytes) bytes (--max-name-bytes)",
                    "version": "has to be 1 to 64 of A–Z a–z 0–9 . _ -",
                ]
                throw InvalidRequest("In the query, viaduct_\(name) \(allowed[name] ?? "is not valid").")
            }
        }
    }

    /// The same address without its choices.
    static func removed(from uri: String) -> String {
        let (path, parts) = query(of: uri)
        return address(path, parts)
    }

    /// The address to which a link from another site is redirected. It chooses the platform of that page, and nothing else.
    ///
    /// - Returns: also the names of ignored choices; `nil` when the address makes none.
    static func once(_ uri: String, limits: AppLimits) throws(InvalidRequest) -> (address: String, ignored: [String])? {
        let choice = try PhoneChoice(uri: uri, limits: limits)
        let chosen = choice.cookies(isSecure: false).map(\.name)
        guard !chosen.isEmpty else { return nil }
        let ignored = chosen.filter { $0 != "platform" || choice.platform == nil }
        var more: [Substring] = []
        if let platform = choice.platform { more.append("\(once)=\(platform.rawValue)") }
        if !ignored.isEmpty { more.append("\(Self.ignored)=\(ignored.joined(separator: ","))") }
        let (path, parts) = query(of: uri)
        return (address(path, parts, more), ignored)
    }

    /// - Parameter more: parts for the end of the query.
    private static func address(_ path: Substring, _ parts: [Substring], _ more: [Substring] = []) -> String {
        let query = parts.filter { !parameters.contains(String($0.unicodeScalars.prefix { $0 != "=" })) } + more
        // Two slashes would name another host, also before a combining mark, with which one is another Character.
        let safe = "/" + String(path.unicodeScalars.drop { $0 == "/" || $0 == "\\" })
        return query.isEmpty ? safe : "\(safe)?\(query.joined(separator: "&"))"
    }

    /// The part that counts when a page of another site has made the choice: the platform, and only for this request.
    var foreign: PhoneChoice {
        var choice = PhoneChoice()
        choice.platformOnce = platform ?? platformOnce
        return choice
    }

    /// This choice, with missing parts taken from the other one.
    func filled(from other: PhoneChoice) -> PhoneChoice {
        var choice = self
        if room == nil, !taken.contains("room") { choice.room = other.room }
        if platform == nil {
            let others = taken.contains("platform") ? nil : other.platformOnce ?? other.platform
            choice.platform = platformOnce ?? others
        }
        if app == nil, !taken.contains("app") { choice.app = other.app }
        if version == nil, !taken.contains("version") { choice.version = other.version }
        return choice
    }

    /// The values of `Set-Cookie` that keep the choice until the browser closes.
    ///
    /// - Parameter isSecure: whether the browser uses HTTPS.
    func cookies(isSecure: Bool) -> [(name: String, cookie: String)] {
        let attributes = "Path=/; SameSite=Lax\(isSecure ? "; Secure" : "")"
        let chosen = [("room", room), ("platform", platform?.rawValue), ("app", app), ("version", version)]
        return chosen.compactMap { name, value in
            let text = value?.addingPercentEncoding(withAllowedCharacters: Self.plain)
            if let text { return (name, "viaduct_\(name)=\(text); \(attributes)") }
            return taken.contains(name) ? (name, "viaduct_\(name)=; \(attributes); Max-Age=0") : nil
        }
    }

    private mutating func set(_ name: String, to value: String, limits: AppLimits) -> Bool {
        switch name {
        case "room" where RoomName.isValid(value): room = value
        case "platform" where Platform(rawValue: value) != nil: platform = Platform(rawValue: value)
        case "app" where !value.isEmpty && value.utf8.count <= limits.nameBytes: app = value
        case "version" where RoomName.isValid(value): version = value
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
        // By scalars: before a combining mark, a separator is another Character.
        guard let mark = uri.unicodeScalars.firstIndex(of: "?") else { return (uri[...], []) }
        return (uri[..<mark], uri.unicodeScalars[mark...].dropFirst().split(separator: "&").map { Substring($0) })
    }
}

extension HTTPRequest {
    /// The path and the query, encoded again.
    var uri: String {
        var plain = CharacterSet.urlQueryAllowed
        plain.remove(charactersIn: "&+?")
        let parts = ([path] + query).map { $0.addingPercentEncoding(withAllowedCharacters: plain) ?? "" }
        return parts[0] + (query.isEmpty ? "" : "?" + parts.dropFirst().joined(separator: "&"))
    }
}
