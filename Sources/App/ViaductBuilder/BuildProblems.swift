/// All errors of a build, found attempt by attempt.
struct BuildProblems: Sendable {
    private var problems: [BuildProblem] = []
    /// Indexes of the problems, by the names that went missing with them.
    private var lost: [String: Int] = [:]
    /// Indexes of the problems that are errors of their own, by the error's text.
    private var known: [String: Int] = [:]

    /// The first causes, in the order of their places.
    var sorted: [BuildProblem] { problems.sorted { $0.cause.isBefore($1.cause) } }

    /// Adds the errors of one attempt.
    ///
    /// - Parameter advise: returns the cure of an error, if it is known.
    mutating func add(_ errors: [Diagnostic], advise: (Diagnostic) -> String?) {
        var last: Diagnostic?
        for error in errors.sorted(by: { $0.isBefore($1) }) {
            defer { last = error }
            if let last, last.file == error.file, last.line == error.line, !error.text.hasPrefix("cannot find ") {
                // The compiler has continued after code that it could not parse.
                add(error, because: last)
            } else if let index = known[error.text] {
                problems[index].repeats.append(error)
            } else if let index = error.names.compactMap({ lost[$0] }).first {
                problems[index].consequences.append(error)
            } else {
                known[error.text] = problems.count
                problems.append(BuildProblem(cause: error, advice: advise(error)))
            }
        }
    }

    /// Adds an error that follows from another one.
    mutating func add(_ error: Diagnostic, because cause: Diagnostic) {
        if let index = index(of: cause) { problems[index].consequences.append(error) }
    }

    /// Notes that a name is unavailable to other code, since its declaration has that error.
    mutating func lose(_ name: String, because error: Diagnostic) {
        if lost[name] == nil, let index = index(of: error) { lost[name] = index }
    }

    private func index(of error: Diagnostic) -> Int? {
        problems.firstIndex { $0.cause == error || $0.repeats.contains(error) || $0.consequences.contains(error) }
    }
}
