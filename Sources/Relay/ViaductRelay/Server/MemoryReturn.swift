internal import LWS

/// Returns memory to the system after many pages have closed. They leave holes between the others, which malloc keeps.
@MainActor final class MemoryReturn {
    /// They leave about a megabyte.
    private static let peers = 100
    private static let delay = Duration.seconds(1)

    private let loop: EventLoop
    private var gone = 0
    private var timer: LoopTimer?

    init(loop: EventLoop) {
        self.loop = loop
    }

    func peerHasGone() {
        gone += 1
        guard gone == Self.peers else { return }
        timer = loop.schedule(after: Self.delay) { [weak self] in
            self?.gone = 0
            FreeMemory.returnAll()
        }
    }
}
