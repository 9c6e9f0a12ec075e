/// Reads the pairs of a `Cookie` header.
enum CookiePairs {
    /// By scalars: a Greek question mark is the same Character as “;”, and before a combining mark a separator is another one. Browsers
    /// and other servers see bytes.
    ///
    /// - Parameter header: the values of all such headers, joined. A part without “=” or without a name is left out.
    static func of(_ header: String) -> [(name: String, value: String)] {
        header.unicodeScalars.split(separator: ";").compactMap { cookie in
            let pair = cookie.drop { $0 == " " }
            guard let equals = pair.firstIndex(of: "="), equals > pair.startIndex else { return nil }
            return (String(pair[..<equals]), String(pair[equals...].dropFirst()))
        }
    }
}
