package import LWS
import ViaductProtocol

/// The shared timer of all links with an `ack` to send. Each takes a turn twice in `ResumableLink.ackDelay`.
@MainActor package final class AckTurns {
    private let loop: EventLoop
    private var timer: LoopTimer?
    package private(set) var waiting: [Link] = []

    package init(loop: EventLoop) {
        self.loop = loop
    }

    func add(_ link: Link) {
        waiting.append(link)
        guard waiting.count == 1 else { return }
        timer = loop.schedule(after: ResumableLink.ackDelay / 2) { [weak self] in
            guard let self else { return }
            let links = waiting
            waiting = []
            for link in links { link.takeAckTurn() }
        }
    }
}
