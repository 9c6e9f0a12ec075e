internal import ViaductProtocol

/// Counts the server's traffic since its start. The server has one thread, so these are plain numbers.
@MainActor final class Metrics {
    /// Frames in both directions, with pages or with apps.
    struct Traffic {
        var received = FrameCounter()
        var sent = FrameCounter()
    }

    var pages = Traffic()
    var apps = Traffic()
    private(set) var drops: [DropVerdict: Int] = [:]
    var replyLatency = LatencyHistogram()
    let processStart = ProcessUse.now

    /// - Parameter code: of the notice.
    func countDrop(_ code: String) {
        drops[DropVerdict(rawValue: code) ?? .other, default: 0] += 1
    }
}
