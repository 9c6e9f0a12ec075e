/// Why an app cannot be built, for the person who builds it.
public struct BuildError: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
