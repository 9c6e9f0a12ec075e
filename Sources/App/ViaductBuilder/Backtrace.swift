import Foundation

/// The calls that led to a program's crash, as Swift's runtime writes them (`SWIFT_BACKTRACE`, `format=json`).
struct Backtrace: Decodable {
    struct Frame: Decodable {
        struct Place: Decodable {
            let file: String
            let line: Int
        }

        /// `ToastComponent.show(_:) + 77`; `nil` where frames were left out.
        let description: String?
        let sourceLocation: Place?

        /// The function, without the offset in its code.
        var function: String {
            let text = description ?? "…"
            return text.replacing(#/ \+ \d+$/#, with: "")
        }
    }

    private struct Thread: Decodable {
        let crashed: Bool?
        let frames: [Frame]
    }

    private let threads: [Thread]

    /// - Returns: `nil` when the runtime has written none.
    init?(_ file: URL) {
        guard let data = try? Data(contentsOf: file), let found = try? JSONDecoder().decode(Backtrace.self, from: data) else { return nil }
        self = found
    }

    /// The innermost first.
    var frames: [Frame] { (threads.first { $0.crashed == true } ?? threads.first)?.frames ?? [] }

    /// The runtime's settings for writing the backtrace to that file, and nothing to the terminal.
    static func settings(file: URL) -> String {
        "enable=yes,color=no,format=json,threads=crashed,images=none,registers=none,warnings=suppressed,output-to=\(file.path)"
    }

    /// Whether a line at the terminal only announces a backtrace.
    static func isAnnouncement(_ line: String) -> Bool { line.hasPrefix("*** Signal ") && line.contains("Backtracing from") }
}
