import LWS
import ViaductSystem

/// Reports to the service manager, from the loop and twice in the watchdog time, that the loop turns.
@MainActor final class Watchdog {
    private let manager: ServiceManager
    private let loop: EventLoop
    private let interval: Duration
    private var timer: LoopTimer?

    /// - Returns: `nil` when the manager does not watch.
    init?(of manager: ServiceManager?, on loop: EventLoop) {
        guard let manager, let time = manager.watchdogTime else { return nil }
        self.manager = manager
        self.loop = loop
        interval = time / 2
        tell()
    }

    private func tell() {
        manager.tell(.alive)
        timer = loop.schedule(after: interval) { [weak self] in self?.tell() }
    }
}
