import Foundation
import Glibc
import ViaductProtocol

/// The standard output and the standard error: nothing else writes to them.
enum Terminal {
    /// An output that could not be written.
    struct Failure: Error, CustomStringConvertible {
        /// As in `errno`.
        let number: Int32

        var description: String { "The standard output cannot be written: \(String(cString: strerror(number)))." }
    }

    /// A way to set off a text, on a terminal only.
    enum Style: String {
        case bold = "1"
        case dim = "2"
        case link = "36"
        case warning = "33"
    }

    /// Prepares the outputs, before anything else is opened.
    static func open() {
        // A file that may not grow becomes an error of the write.
        signal(SIGXFSZ, SIG_IGN)
        // Otherwise the next file or socket would be the closed output, and get its lines.
        while true {
            let descriptor = Glibc.open("/dev/null", O_RDONLY)
            guard (0...STDERR_FILENO).contains(descriptor) else {
                if descriptor >= 0 { close(descriptor) }
                return
            }
        }
    }

    /// Writes a part of a command's result. Whole lines are written at once, so that the reader of a pipe gets them at once.
    ///
    /// Ends the program when that fails: silently, as by SIGPIPE, when nobody reads the output any more, else with an error.
    static func print(_ line: String) {
        do throws(Failure) {
            try write(line + "\n", to: STDOUT_FILENO)
        } catch {
            if error.number == EPIPE { endUnread() }
            printError("viaduct: \(FailureCode.sentence(for: error))")
            exit(1)
        }
    }

    /// Writes a line of a program whose work is not its output, such as a server. It goes on when that fails.
    static func announce(_ line: String) {
        do throws(Failure) {
            try write(line + "\n", to: STDOUT_FILENO)
        } catch {
            if error.number != EPIPE { printError("viaduct: \(FailureCode.sentence(for: error))") }
        }
    }

    /// Ends the program as the system ends one whose output nobody reads: `viaduct trace | head`.
    static func endUnread() -> Never {
        // An `EventLoop` ignores the signal, and so may the program that has started this one.
        signal(SIGPIPE, SIG_DFL)
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGPIPE)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        raise(SIGPIPE)
        exit(1)
    }

    /// Writes lines for a person. They may quote foreign text: a file's, an answer's, an argument's.
    static func printError(_ lines: String) {
        let text = lines.split(separator: "\n", omittingEmptySubsequences: false).map { plain(String($0)) + "\n" }.joined()
        // There is no place for an error of this one.
        try? write(text, to: STDERR_FILENO)
    }

    /// Whether somebody may still read the output.
    static var isOutputRead: Bool {
        var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
        return poll(&output, 1, 0) <= 0 || output.revents & Int16(POLLERR | POLLHUP) == 0
    }

    /// Whether a person watches the output.
    static var isWatched: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Whether standard output is a pipe without a reader.
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
        func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
        let isPlain = !variable("NO_COLOR").isEmpty || variable("TERM") == "dumb"
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

    private static func write(_ text: String, to descriptor: Int32) throws(Failure) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                // A terminal or a pipe that another program made non-blocking.
                var output = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&output, 1, -1)
            } else if errno != EINTR {
                throw Failure(number: errno)
            }
        }
    }
}
