import Foundation

/// An unrequested end of an app.
struct Crash {
    /// The most lines of its backtrace.
    private static let framesShown = 10

    /// `signal 4`, or `exit status 3`.
    let reason: String
    /// The app's last words of an error; empty when there are none.
    let message: String
    let handling: HandlingState?
    let frames: [Backtrace.Frame]
    /// Whether somebody else has ended the app, such as a person or the kernel for want of memory. Then nothing that it did is to blame.
    var isKilled = false

    /// The component that would crash the app again, `nil` when there is none to be blamed.
    ///
    /// - Parameter components: names by their classes.
    func component(among components: [String: String]) -> String? {
        guard !isKilled else { return nil }
        if let handling, handling.isBusy, !handling.component.isEmpty { return handling.component }
        // A tap on the component's control, or work that a message has started and that continues by itself.
        for frame in frames {
            let words = frame.function.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            if let name = words.lazy.compactMap({ components[String($0)] }).first { return name }
        }
        return handling.flatMap { $0.isBusy || $0.component.isEmpty ? nil : $0.component }
    }

    /// The tap or input that was handled, which would crash the app again, and its key; `nil` when it was something else.
    var action: (text: String, key: String)? {
        handling.flatMap { !isKilled && $0.isBusy && !$0.actionKey.isEmpty ? ($0.text, $0.actionKey) : nil }
    }

    /// The place in the developer's code, what was handled, and the calls that led there.
    ///
    /// - Parameter files: the paths of the developer's files.
    func text(files: Set<String>) -> String {
        let own = frames.filter { files.contains($0.sourceLocation?.file ?? "") }
        let place = own.first.map { "in \($0.function), \($0.place)" } ?? "(\(reason))"
        // The runtime's own place says less: it may be one in the standard library.
        let start = own.isEmpty ? nil : message.range(of: "Fatal error")?.lowerBound
        var lines = ["The app crashed \(place)" + (message.isEmpty ? "." : ": \(message[(start ?? message.startIndex)...])")]
        if let handling { lines.append("\(handling.isBusy ? "It was handling" : "It had handled last:") \(handling.text).") }
        let calls = (own.isEmpty ? frames.filter { $0.description != nil } : own).prefix(Self.framesShown)
        return (lines + calls.map { "    \($0.function)\($0.sourceLocation == nil ? "" : ", \($0.place)")" }).joined(separator: "\n")
    }
}

extension Backtrace.Frame {
    fileprivate var place: String { sourceLocation.map { "\($0.file):\($0.line)" } ?? "" }
}
