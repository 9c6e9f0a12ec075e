import Foundation
import ViaductProtocol

/// One event of a trace as a line for a person.
struct TraceLine {
    /// In Unicode scalars: more of a text is not written.
    private static let (maximumText, maximumSubject) = (2000, 200)

    private let time: Date
    private let page: String
    private let arrow: String
    private let subject: String
    private let text: String
    private let isTrouble: Bool

    /// - Parameter json: a `TraceRecord`, or one of the trace's events about itself.
    /// - Returns: `nil` for any other text.
    init?(json: String) {
        guard let record = try? JSONObject(Array(json.utf8)), let kind = record["kind"]?.string else { return nil }
        let milliseconds = record["time"].flatMap { Double($0.json) }
        time = milliseconds.map { Date(timeIntervalSince1970: $0 / 1000) } ?? .now
        page = record["page"]?.string ?? ""
        arrow = ["page": "→", "native": "←"][record["from"]?.string] ?? "·"
        let frame = record["frame"]?.object
        let component = record["component"]?.string
        // A frame may have any type. The trace's events about itself have no number.
        let isSkipped = kind == "skipped" && record["n"] == nil
        let level = record["level"]?.string
        let cause = record["cause"]?.string
        let fate = kind == "fate" ? frame.flatMap { try? MessageFate($0) } : nil
        let name = kind == "event" ? frame?["name"]?.string : nil
        isTrouble =
            isSkipped || kind == "notice" && level != "info" || fate?.state.isTrouble == true
            || name.flatMap(PageReport.Event.init)?.isTrouble == true
        switch (kind, component) {
        case ("message", let component?), ("reply", let component?):
            subject = "\(component) \(record["event"]?.string ?? "")"
            text = frame?["message"]?.object?["data"]?.json ?? ""
        case ("fate", let component?):
            subject = [component, record["event"]?.string, cause].compactMap(\.self).joined(separator: " ")
            text = fate?.outcome ?? ""
        case ("rules", _):
            subject = kind
            text = frame.flatMap { try? PathReport($0) }?.outcome ?? ""
        case ("notice", _), ("event", _):
            subject = [name.map { "event \($0)" } ?? level ?? kind, cause].compactMap(\.self).joined(separator: " ")
            text = frame?["text"]?.string ?? ""
        case ("skipped", _) where isSkipped:
            subject = kind
            text = "\(record["count"]?.json ?? "Some") events were gone before they could be read"
        default:
            subject = kind
            text = record["frame"].map { Self.members(of: $0.json) } ?? record["size"].map { "\($0.json) bytes" } ?? ""
        }
    }

    /// - Parameters:
    ///   - width: of the terminal, in characters; `nil` writes all of the text.
    ///   - style: sets off a part of the line.
    func text(width: Int?, style: (String, Terminal.Style) -> String) -> String {
        let start = "\(Self.clock.string(from: time))  \(Terminal.plain(page).start(8))  \(arrow) "
        let subject = Terminal.plain(subject).start(width.map { max(20, $0 - start.count - 24) } ?? Self.maximumSubject)
        let room = width.map { max(20, $0 - start.count - subject.count - 2) } ?? Self.maximumText
        return style(start, .dim) + style(subject, isTrouble ? .warning : .bold) + "  " + Terminal.plain(text.start(room)).start(room - 1)
    }

    /// A frame without its type, which is the subject.
    private static func members(of json: String) -> String {
        json.replacing(#/^\{\s*"type"\s*:\s*"\w+"\s*,?\s*/#, with: "{")
    }

    private static let clock: DateFormatter = {
        let clock = DateFormatter()
        clock.locale = Locale(identifier: "en_US_POSIX")
        clock.dateFormat = "HH:mm:ss.SSS"
        return clock
    }()
}
