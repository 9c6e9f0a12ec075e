import Foundation
import Glibc
import ViaductProtocol
import ViaductRelay

/// A recording being written. Each line is written at once, so a crash loses the last one at most.
final class RecordingFile {
    /// The format's version; `docs/recording.md` describes it.
    static let version = 1

    let path: String
    /// How many events it has.
    private(set) var count = 0
    private let mask: SecretMask
    private var controls = SecretControls()
    private let descriptor: Int32

    /// - Parameters:
    ///   - replaces: whether an existing file may be replaced.
    /// - Throws: `RecordingError`.
    init(path: String, room: String, mask: SecretMask, replaces: Bool) throws {
        self.path = path
        self.mask = mask
        // Private, since the mask may have missed a secret.
        descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | (replaces ? O_TRUNC : O_EXCL), 0o600)
        guard descriptor >= 0 else {
            let reason = String(cString: strerror(errno))
            throw RecordingError(
                errno == EEXIST
                    ? "\(path) exists. Choose another name, or replace it with --force." : "\(path) cannot be written: \(reason).")
        }
        // An existing file may be readable by others.
        guard !isFile || fchmod(descriptor, 0o600) == 0 else {
            throw RecordingError("\(path) cannot be made private: \(String(cString: strerror(errno))).")
        }
        try write(line: Self.header(room: room, mask: mask, time: .now))
    }

    /// Whether it is a regular file. A device's mode is shared.
    private var isFile: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

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

    func remove() { unlink(path) }

    /// A frame that is nested too deeply to be read with its event around it becomes a text.
    private static func readable(_ event: String) -> String {
        guard !JSONText.isValid(event), let frame = event.range(of: #","frame":"#), event.hasSuffix("}") else { return event }
        return event[..<frame.upperBound] + JSONText.quoted(String(event[frame.upperBound...].dropLast())) + "}"
    }

    private func write(line: String) throws {
        var rest = Array("\(line)\n".utf8)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if errno != EINTR {
                let reason = errno == ENOSPC ? "there is no space left" : String(cString: strerror(errno))
                throw RecordingError("\(path) cannot be written: \(reason). It has \(count) events, all that came before.")
            }
        }
    }
}
