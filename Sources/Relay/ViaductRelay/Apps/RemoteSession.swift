internal import ViaductApp
internal import ViaductProtocol

/// A page's session with a remote app, which has all of its state.
final class RemoteSession: AppSession {
    let page: String
    let outlet: any PageOutlet
    private let link: RemoteAppLink
    private var isWatched = false

    init(page: String, link: RemoteAppLink, outlet: any PageOutlet) {
        self.page = page
        self.link = link
        self.outlet = outlet
    }

    func receive(_ frame: PageFrame, text: [UInt8]) {
        link.forward(text, of: self)
        guard isWatched, !link.description.wantsWatch, case .message(let message) = frame else { return }
        outlet.report(.fate(MessageFate(id: message.id, component: message.component, event: message.event, state: .forwarded)))
    }

    func watch(_ isOn: Bool) { isWatched = isOn }

    func close() {
        link.close(self)
    }
}
