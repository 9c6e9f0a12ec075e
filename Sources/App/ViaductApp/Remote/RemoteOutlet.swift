import ViaductProtocol

/// The way from a remote app back to one page.
final class RemoteOutlet: PageOutlet {
    private let page: String
    private let link: RemoteLink

    init(page: String, link: RemoteLink) {
        self.page = page
        self.link = link
    }

    func send(_ frame: ServerFrame) {
        send(encoded: frame.bytes[...])
    }

    func send(encoded frame: ArraySlice<UInt8>) {
        let envelope = PageEnvelope.wrap(frame, page: page)
        guard envelope.count <= RemoteLink.maximumFrame else {
            let notice = Notice(
                level: .error, code: "bad-reply", cause: "VD-REPLY-7",
                text: "A component's frame of \(frame.count >> 20) MiB was dropped. At most 16 MiB can be sent at once.")
            return send(.notice(notice))
        }
        link.send(envelope)
    }

    func report(_ report: AppReport) {
        link.send(report.frame(page: page))
    }
}
