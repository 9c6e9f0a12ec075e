/// Reads the parts of an origin from `Origin`, `Referer` and `Host`.
enum WebOrigin {
    /// A name or a number, maybe with a port. Compiled once: every request is matched. A regular expression is never changed.
    nonisolated(unsafe) private static let pattern = #/(?:\[([0-9A-Fa-f:.]+)\]|([^\[\]:@]+))(?::[0-9]*)?/#

    /// `http://localhost:3000` from `http://localhost:3000/page`; `nil` when the text is no URL.
    static func of(url: String) -> String? {
        guard let scheme = url.firstRange(of: "://") else { return nil }
        let rest = url[scheme.upperBound...]
        return String(url[..<(rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? url.endIndex)])
    }

    /// `localhost:3000` of `http://localhost:3000`, `nil` for `null` and for schemes that are not the web's.
    static func authority(of origin: String) -> String? {
        for scheme in ["http://", "https://"] where origin.hasPrefix(scheme) {
            return String(origin.dropFirst(scheme.count))
        }
        return nil
    }

    /// `localhost` from `localhost:3000`, `::1` from `[::1]:3000`, in lower case; empty when the text is no authority.
    static func name(ofAuthority authority: String) -> String {
        guard let match = authority.wholeMatch(of: pattern) else { return "" }
        return (match.1 ?? match.2 ?? "").lowercased()
    }
}
