import ViaductApp
import ViaductProtocol

/// Keeps what an app sends to its page.
@MainActor final class RecordingOutlet: PageOutlet {
    var frames: [ServerFrame] = []
    var reports: [AppReport] = []

    func send(_ frame: ServerFrame) {
        frames.append(frame)
    }

    /// Only a remote app's server has such frames.
    func send(encoded frame: ArraySlice<UInt8>) {}

    func report(_ report: AppReport) {
        reports.append(report)
    }
}
