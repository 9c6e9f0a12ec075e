import Foundation

/// The answer to a request, as a browser would get it.
struct WebAnswer {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// In bytes: no page is larger that a person could read.
    static let maximum = 16 << 20

    /// The address of the page at last, after redirects.
    let url: URL
    let status: Int
    /// By lower-case name.
    let headers: [String: String]
    let body: Data
}
