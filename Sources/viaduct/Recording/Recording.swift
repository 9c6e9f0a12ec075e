import Foundation
import Glibc
import ViaductProtocol
import ViaductRelay

/// A recording that was read: `docs/recording.md` describes the format.
struct Recording {
    /// In bytes. A larger file is refused.
    static let largestFile = 256 << 20
    /// The masked words that are read: each costs time.
    private static let mostWords = 64

    /// The file's name, for a person.
    let name: String
    let events: [RecordedEvent]
    /// The mask with which it was written.
    let mask: SecretMask
    /// A sentence about the file for a person, such as that its last line is broken.
    let note: String?

    /// - Parameter events: of a trace that was not in a file.
    init(events: [RecordedEvent], name: String) { (self.events, self.name, mask, note) = (events, name, SecretMask(words: []), nil) }

    /// - Throws: `RecordingError`, which names the line of the mistake.
    init(path: String) throws {
        try self.init(Self.read(path), name: path)
    }

    /// - Parameter text: the content of a file.
    init(_ text: [UInt8], name: String) throws {
        var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        while lines.last?.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) == true { lines.removeLast() }
        mask = try Self.mask(ofHeader: lines.first.map(Array.init) ?? [], name: name)
        var events: [RecordedEvent] = []
        var note: String?
        for (index, line) in lines.enumerated().dropFirst() {
            if let event = RecordedEvent(Array(line)) {
                events.append(event)
            } else if index == lines.count - 1 {
                note = "\(name), line \(index + 1): the last line is broken, and was left out. The program that wrote it did not end in good order."
            } else {
                throw RecordingError("\(name), line \(index + 1): this is no event of a recording. Restore the line, or delete it.")
            }
        }
        self.name = name
        self.events = events
        self.note = note
    }

    /// Checks that its pages can be played, each from its beginning.
    ///
    /// - Returns: a sentence about pages that cannot; `nil` when all can.
    /// - Throws: `RecordingError` when no page can.
    func checkOpenings() throws(RecordingError) -> String? {
        let frames = events.filter { $0.origin == "page" }
        let opened = Set(frames.filter { $0.kind == "open" }.map(\.page))
        let others = Set(frames.map(\.page)).subtracting(opened).count
        guard !opened.isEmpty else {
            throw RecordingError(
                others == 0
                    ? "\(name) has no page to play. Start viaduct record before you open the page."
                    : "\(name) began after its \(others == 1 ? "page" : "\(others) pages") had opened. Record again: start viaduct record before you open "
                        + "the page, or reload it while you record.")
        }
        guard others > 0 else { return nil }
        return "\(name) began after \(others == 1 ? "1 page" : "\(others) pages") had opened. Only pages that opened later are played."
    }

    /// - Throws: `RecordingError` for a line that is no header, or one of another version.
    private static func mask(ofHeader line: [UInt8], name: String) throws -> SecretMask {
        guard let header = try? JSONObject(line), header["viaduct"]?.string != nil, let version = header["version"]?.integer else {
            throw RecordingError("\(name) is no recording: its first line has to be {\"viaduct\":…,\"version\":1,…}, as viaduct record writes it.")
        }
        guard version == RecordingLines.version else {
            throw RecordingError(
                "\(name) has version \(version) of the format, and this Viaduct (\(Version.current)) reads version \(RecordingLines.version). "
                    + "Read it with the Viaduct that wrote it, \(header["viaduct"]?.string?.start(40) ?? "").")
        }
        return SecretMask(words: header["masked"]?.elements(atMost: mostWords)?.compactMap(\.string) ?? [])
    }

    private static func read(_ path: String) throws -> [UInt8] {
        var status = stat()
        guard stat(path, &status) == 0 else { throw RecordingError("\(path) cannot be read: \(String(cString: strerror(errno))).") }
        guard status.st_mode & S_IFMT == S_IFREG else { throw RecordingError("\(path) is no file.") }
        guard status.st_size <= largestFile else {
            throw RecordingError("\(path) has \(status.st_size >> 20) MiB. At most \(largestFile >> 20) MiB are read: record less at a time.")
        }
        do {
            return try [UInt8](Data(contentsOf: URL(filePath: path)))
        } catch {
            throw RecordingError("\(path) cannot be read: \(error.localizedDescription)")
        }
    }
}
