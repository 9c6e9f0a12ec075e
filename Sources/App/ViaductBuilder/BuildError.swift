/// The reason why an app cannot be built, for its developer.
public struct BuildError: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
