internal import LWS
internal import ViaductApp
internal import ViaductProtocol
internal import ViaductStubs

/// A page's session with a remote app, which has all of its state.
final class RemoteSession: AppSession {
    /// Between two looks at whether an app that answers no probes has acknowledged everything.
    private static let pause = Duration.milliseconds(20)

    let page: String
    let outlet: any PageOutlet
    private let link: RemoteAppLink
    private var isWatched = false
    private var lastProbe = 0
    /// Waits for the answer to the last probe.
    private var didSettle: DidSettle?
    private var timer: LoopTimer?

    init(page: String, link: RemoteAppLink, outlet: any PageOutlet) {
        self.page = page
        self.link = link
        self.outlet = outlet
    }

    func receive(_ frame: PageFrame, text: [UInt8]) {
        link.forward(text, of: frame.kind, from: self)
        guard isWatched, !link.description.wantsWatch, case .message(let message) = frame else { return }
        outlet.report(.fate(MessageFate(id: message.id, component: message.component, event: message.event, state: .forwarded)))
    }

    func watch(_ isOn: Bool) { isWatched = isOn }

    func settle(_ didSettle: @escaping DidSettle) {
        self.didSettle = didSettle
        guard link.description.wantsProbe else { return awaitAck() }
        lastProbe += 1
        link.probe(lastProbe, of: self)
    }

    func didProbe(_ number: Int, busy: String?) {
        guard number == lastProbe else { return }
        finishSettling(busy: busy)
    }

    private func awaitAck() {
        guard link.link.awaitsAck else { return finishSettling() }
        timer = link.server.schedule(after: Self.pause) { [weak self] in self?.awaitAck() }
    }

    private func finishSettling(busy: String? = nil) {
        let tell = didSettle
        (didSettle, timer) = (nil, nil)
        tell?(busy)
    }

    func use(_ stubs: [Stub]) { link.tell(stubs, of: self) }

    func close() {
        (didSettle, timer) = (nil, nil)
        link.close(self)
    }
}
