/// What was wrong with the command line, the environment or the configuration file, and what is allowed.
struct UsageError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
