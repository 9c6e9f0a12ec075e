import ViaductProtocol

@testable import viaduct

/// Recordings, and the events that the command line gets from a server.
enum RecordingProperties {
    static let targets = [
        FuzzTarget(
            "recording",
            reads: ["Recording", "RecordedEvent", "Traffic", "ShownScreen", "ReplayScript", "ReplayedPage", "RecordedMessages", "PlainJSON"],
            recording),
        FuzzTarget("trace-line", reads: ["TraceLine"], traceLine),
        FuzzTarget("event-stream", reads: ["ServerSentEvents"], eventStream),
    ]

    @MainActor private static func recording(_ bytes: [UInt8]) throws {
        guard let recording = try? Recording(bytes, name: "recording") else { return }
        _ = try? recording.checkOpenings()
        for isOutline in [false, true] {
            let traffic = Traffic(recording, isOutline: isOutline)
            _ = KnownDifference.all(in: traffic.entries)
            try expect(TrafficReport(traffic.entries, traffic.entries).count == 0, "a recording differs from itself")
        }
        let script = ReplayScript(recording, playsTaps: true)
        var page = ReplayedPage(script)
        var documents: Set<Int> = []
        for frame in recording.events.compactMap(\.frame) { _ = page.take(frame, documents: &documents) }
        _ = RecordedMessages(recording)
    }

    @MainActor private static func traceLine(_ bytes: [UInt8]) throws {
        guard let line = TraceLine(json: text(bytes)) else { return }
        for width in [80, nil] {
            let shown = line.text(width: width) { text, _ in text }
            // A terminal would obey them.
            try expect(!shown.unicodeScalars.contains(where: \.isMisleading), "the line is \(shown.debugDescription)")
        }
    }

    /// The first byte says where the stream is cut in two.
    @MainActor private static func eventStream(_ bytes: [UInt8]) throws {
        let whole = Array(bytes.dropFirst())
        let cut = min(Int(bytes.first ?? 0), whole.count)
        var (one, two) = (ServerSentEvents(), ServerSentEvents())
        let events = one.take(whole)
        let pieces = two.take(Array(whole[..<cut])) + two.take(Array(whole[cut...]))
        try expect(events == pieces, "in two pieces, the events are others")
        // It is sent as a header when the stream is requested again.
        for id in events.compactMap(\.id) { try expect(!id.contains { $0.isWhitespace }, "the id is “\(id)”") }
    }
}
