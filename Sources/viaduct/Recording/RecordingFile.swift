import Foundation
import Glibc
import LWS
import ViaductRelay

/// A recording being written. Each line is written at once, so a crash loses the last one at most. An earlier file is replaced at the end.
final class RecordingFile {
    let path: String
    /// How many events it has.
    private(set) var count = 0
    private var lines: RecordingLines
    private let output: RecordingOutput

    /// - Parameters:
    ///   - replaces: whether an existing file may be replaced. It stays until `finish`.
    /// - Throws: `RecordingError`.
    init(path: String, room: String, mask: SecretMask, replaces: Bool) throws {
        self.path = path
        lines = RecordingLines(mask: mask)
        do throws(SystemError) {
            output = try RecordingOutput(path, replaces: replaces)
        } catch {
            throw RecordingError(
                error.number == EEXIST
                    ? "\(path) exists. Choose another name, or replace it with --force."
                    : "\(path) cannot be written: \(String(cString: strerror(error.number))).")
        }
        do {
            try write(line: lines.header(room: room))
        } catch {
            remove()
            throw error
        }
    }

    /// - Parameter event: JSON of the trace.
    /// - Throws: `RecordingError` when there is no space for it.
    func add(_ event: String) throws {
        try write(line: lines.line(of: event))
        count += 1
    }

    /// Puts the recording in the place of the file that it replaces.
    ///
    /// - Throws: `RecordingError` when that is not possible.
    func finish() throws {
        do throws(SystemError) {
            try output.finish()
        } catch {
            throw failure(error)
        }
    }

    /// Removes what was written. A file that it was to replace stays.
    func remove() { output.remove() }

    /// Keeps what was written, without replacing a file.
    ///
    /// - Returns: the path of the file that has it.
    func keep() -> String {
        output.keepDraft()
        return output.draft ?? path
    }

    private func write(line: String) throws {
        do throws(SystemError) {
            try output.write(Array("\(line)\n".utf8))
        } catch {
            throw failure(error)
        }
    }

    private func failure(_ error: SystemError) -> RecordingError {
        let reason = error.number == ENOSPC ? "there is no space left" : String(cString: strerror(error.number))
        guard output.draft != nil else {
            return RecordingError("\(path) cannot be written: \(reason). It has \(count) events, all that came before.")
        }
        let rest = count == 0 ? "" : " \(keep()) has \(count) events, all that came before."
        output.remove()
        return RecordingError("\(path) cannot be written: \(reason). It is as it was.\(rest)")
    }
}
