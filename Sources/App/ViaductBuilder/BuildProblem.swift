/// An error in an app's sources, with its consequences.
struct BuildProblem: Equatable, Sendable {
    /// The most places of an error that are named. The others are counted.
    private static let placesShown = 3

    let cause: Diagnostic
    /// The cure, if it is known.
    var advice: String?
    /// The same error at other places.
    var repeats: [Diagnostic] = []
    /// Errors about names that the cause made unavailable.
    var consequences: [Diagnostic] = []

    /// The error as a compiler prints it, with its line and a caret, and the number of its consequences.
    var description: String {
        var lines = [cause.description]
        if let marked = cause.markedLine { lines.append(marked) }
        if let advice { lines.append("    \(advice)") }
        if !repeats.isEmpty {
            let places = repeats.prefix(Self.placesShown).map(\.place).joined(separator: ", ")
            let rest = repeats.count - Self.placesShown
            lines.append("    Also at \(places)\(rest > 0 ? " and \(rest) more" : "")")
        }
        if !consequences.isEmpty {
            lines.append("    \(consequences.count) more \(consequences.count == 1 ? "error follows" : "errors follow") from it.")
        }
        return lines.joined(separator: "\n")
    }
}
