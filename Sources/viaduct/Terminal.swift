import Glibc

/// Whole lines, written at once, so that whoever reads a pipe has them at once.
enum Terminal {
    static func print(_ line: String) { write(line, to: STDOUT_FILENO) }

    static func printError(_ line: String) { write(line, to: STDERR_FILENO) }

    private static func write(_ line: String, to descriptor: Int32) {
        let bytes = Array((line + "\n").utf8)
        _ = Glibc.write(descriptor, bytes, bytes.count)
    }
}
