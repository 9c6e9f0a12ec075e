import ViaductApp
import ViaductProtocol

/// Records the frames that an app sends to its page.
@MainActor final class RecordingOutlet: PageOutlet {
    var frames: [ServerFrame] = []
    var reports: [AppReport] = []

    func send(_ frame: ServerFrame) {
        frames.append(frame)
    }

    /// Does nothing: only a remote app's server sends encoded frames.
    func send(encoded frame: ArraySlice<UInt8>) {}

    func report(_ report: AppReport) {
        reports.append(report)
    }
}
