package import Foundation

extension URL {
    /// Whether a navigator takes both for one place, as upstream does: by the path, decoded and without a slash at its end, and by the query
    /// string unless that only changes what the place shows.
    package func isSameLocation(as other: URL, pathProperties: PathProperties) -> Bool {
        guard placePath == other.placePath else { return false }
        return pathProperties.queryStringPresentation == .replace || query == other.query
    }

    /// A browser adds the slash of a bare host.
    private var placePath: String { path.isEmpty ? "/" : path }
}
