internal import Glibc

/// Copies of Swift strings for C, freed together.
struct CStrings {
    private var copies: [UnsafeMutablePointer<CChar>] = []

    /// - Returns: `nil` for `nil`.
    mutating func keep(_ text: String?) -> UnsafePointer<CChar>? {
        guard let text, let copy = strdup(text) else { return nil }
        copies.append(copy)
        return UnsafePointer(copy)
    }

    mutating func free() {
        for copy in copies { Glibc.free(copy) }
        copies = []
    }
}
