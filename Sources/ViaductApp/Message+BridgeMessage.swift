import HotwireNative
import ViaductProtocol

extension Message {
    init(_ message: BridgeMessage) {
        self.init(message, url: message.url)
    }

    /// The message of a page that is at the location: it shares the location's text, which saves each page a copy.
    @MainActor init(_ message: BridgeMessage, at location: Location) {
        self.init(message, url: message.url == location.url ? location.url : message.url)
    }

    private init(_ message: BridgeMessage, url: String?) {
        self.init(
            id: message.id, component: message.component, event: message.event, metadata: url.map { Metadata(url: $0) },
            jsonData: message.data)
    }
}
