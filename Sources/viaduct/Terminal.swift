import Foundation
import Glibc
import ViaductProtocol

/// The standard output and the standard error.
enum Terminal {
    /// A way to set off a text, on a terminal only.
    enum Style: String {
        case bold = "1"
        case dim = "2"
        case link = "36"
        case warning = "33"
    }

    /// Writes whole lines at once, so that the reader of a pipe gets them at once.
    static func print(_ line: String) { write(line + "\n", to: STDOUT_FILENO) }

    /// Writes lines for a person. They may quote foreign text: a file's, an answer's, an argument's.
    static func printError(_ lines: String) {
        write(lines.split(separator: "\n", omittingEmptySubsequences: false).map { plain(String($0)) + "\n" }.joined(), to: STDERR_FILENO)
    }

    /// Whether a person watches the output.
    static var isWatched: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Whether standard output is a pipe without a reader. An `EventLoop` ignores the signal that would otherwise end the process.
    static var isUnread: Bool {
        var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
        return poll(&output, 1, 0) > 0 && Int32(output.revents) & POLLERR != 0
    }

    /// In characters; `nil` when standard output is no terminal.
    static var width: Int? {
        var size = winsize()
        return isWatched && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
    }

    /// The text in a style, where the output shows it (https://no-color.org).
    static func styled(_ text: String, _ style: Style) -> String {
        let environment = ProcessInfo.processInfo.environment
        let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
        return isWatched && !isPlain ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// A page's or an app's text on one line, without characters that move a terminal's cursor or mislead a reader.
    static func plain(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: \.isMisleading) else { return text }
        return text.unicodeScalars.reduce(into: "") { plain, scalar in
            if !scalar.isMisleading {
                plain.unicodeScalars.append(scalar)
            } else if scalar.properties.isWhitespace {
                plain += " "
            } else {
                plain += scalar.escaped(asASCII: true)
            }
        }
    }

    private static func write(_ text: String, to descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
