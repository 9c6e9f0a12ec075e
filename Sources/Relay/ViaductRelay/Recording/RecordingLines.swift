package import Foundation
internal import ViaductProtocol

/// The lines of a recording, whose secrets are masked: its header, and events of the trace. `docs/recording.md` describes the format.
package struct RecordingLines {
    /// The format's version.
    package static let version = 1

    private let mask: SecretMask
    private var controls = SecretControls()

    package init(mask: SecretMask) {
        self.mask = mask
    }

    /// The first line.
    package func header(room: String, time: Date = .now) -> String {
        let milliseconds = Int(time.timeIntervalSince1970 * 1000)
        return """
            {"viaduct":\(JSONText.quoted(Version.current)),"version":\(Self.version),"time":\(milliseconds),\
            "room":\(JSONText.quoted(room)),"masked":\(JSONText.array(mask.words))}
            """
    }

    /// - Parameter event: JSON of the trace, in its order.
    package mutating func line(of event: String) -> String { mask.masking(event: controls.masking(Self.readable(event))) }

    /// A frame that is nested too deeply to be read with its event around it becomes a text.
    private static func readable(_ event: String) -> String {
        guard !JSONText.isValid(event), let frame = event.range(of: #","frame":"#), event.hasSuffix("}") else { return event }
        return event[..<frame.upperBound] + JSONText.quoted(String(event[frame.upperBound...].dropLast())) + "}"
    }
}
