/// The paths of a route: `/viaduct/api/pages/:page/cut`.
///
/// A part that begins with `:` stands for any one part, and `view-:version` for one with that start. `*` at the end stands for any parts, or none,
/// and `*.html` for those that end so. A slash at the end may be left out of the path; without it, the path has to have none.
struct RoutePattern: Equatable, Sendable, CustomStringConvertible {
    enum Part: Equatable, Sendable {
        case literal([UInt8])
        /// - Parameter prefix: empty for any part.
        case parameter(prefix: [UInt8])
    }

    enum End: Equatable, Sendable {
        /// The path ends without a slash.
        case file
        /// The path ends with a slash, or without one.
        case folder
        /// Anything may follow. The path has to end with the suffix.
        case anything(suffix: [UInt8])
    }

    let description: String
    let parts: [Part]
    let end: End

    init(_ text: String) {
        description = text
        var names = text.utf8.split(separator: UInt8(ascii: "/"))
        if let last = names.last, last.first == UInt8(ascii: "*") {
            names.removeLast()
            end = .anything(suffix: Array(last.dropFirst()))
        } else {
            end = text.hasSuffix("/") ? .folder : .file
        }
        parts = names.map { name in
            guard let mark = name.firstIndex(of: UInt8(ascii: ":")) else { return .literal(Array(name)) }
            return .parameter(prefix: Array(name[..<mark]))
        }
    }

    /// Whether it stands for one path only.
    var isFixed: Bool {
        guard case .anything = end else { return !parts.contains { if case .parameter = $0 { true } else { false } } }
        return false
    }
}
