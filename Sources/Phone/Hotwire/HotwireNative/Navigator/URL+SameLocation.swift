package import Foundation

extension URL {
    /// Whether a navigator treats both as one place, as upstream does. It compares the path, decoded and without a trailing
    /// slash. It also compares the query string, unless that only changes the place's content.
    package func isSameLocation(as other: URL, pathProperties: PathProperties) -> Bool {
        guard placePath == other.placePath else { return false }
        return pathProperties.queryStringPresentation == .replace || query == other.query
    }

    /// The path. A browser adds the slash to a bare host.
    private var placePath: String { path.isEmpty ? "/" : path }
}
