/// A script that cannot be joined.
struct InvalidScript: Error, CustomStringConvertible {
    /// Relative to the folder of the scripts.
    let path: String
    /// Counted from 1; `nil` when the whole file is meant.
    let line: Int?
    let reason: String

    var description: String {
        "\(path)\(line.map { ":\($0)" } ?? ""): \(reason)"
    }
}
