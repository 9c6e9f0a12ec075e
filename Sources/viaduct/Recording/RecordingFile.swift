import Foundation
import Glibc
import LWS
import ViaductProtocol
import ViaductRelay

/// A recording being written. Each line is written at once, so a crash loses the last one at most. An earlier file is replaced at the end.
final class RecordingFile {
    /// The format's version; `docs/recording.md` describes it.
    static let version = 1

    let path: String
    /// How many events it has.
    private(set) var count = 0
    private let mask: SecretMask
    private var controls = SecretControls()
    private let output: RecordingOutput

    /// - Parameters:
    ///   - replaces: whether an existing file may be replaced. It stays until `finish`.
    /// - Throws: `RecordingError`.
    init(path: String, room: String, mask: SecretMask, replaces: Bool) throws {
        self.path = path
        self.mask = mask
        do throws(SystemError) {
            output = try RecordingOutput(path, replaces: replaces)
        } catch {
            throw RecordingError(
                error.number == EEXIST
                    ? "\(path) exists. Choose another name, or replace it with --force."
                    : "\(path) cannot be written: \(String(cString: strerror(error.number))).")
        }
        do {
            try write(line: Self.header(room: room, mask: mask, time: .now))
        } catch {
            remove()
            throw error
        }
    }

    /// The first line of a recording.
    static func header(room: String, mask: SecretMask, time: Date) -> String {
        let milliseconds = Int(time.timeIntervalSince1970 * 1000)
        return """
            {"viaduct":\(JSONText.quoted(Version.current)),"version":\(version),"time":\(milliseconds),\
            "room":\(JSONText.quoted(room)),"masked":\(JSONText.array(mask.words))}
            """
    }

    /// - Parameter event: JSON of the trace.
    /// - Throws: `RecordingError` when there is no space for it.
    func add(_ event: String) throws {
        try write(line: mask.masking(controls.masking(Self.readable(event))))
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

    /// A frame that is nested too deeply to be read with its event around it becomes a text.
    private static func readable(_ event: String) -> String {
        guard !JSONText.isValid(event), let frame = event.range(of: #","frame":"#), event.hasSuffix("}") else { return event }
        return event[..<frame.upperBound] + JSONText.quoted(String(event[frame.upperBound...].dropLast())) + "}"
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
