import HotwireNative
import ViaductProtocol

extension Message {
    init(_ message: BridgeMessage) {
        self.init(
            id: message.id, component: message.component, event: message.event,
            metadata: message.url.map { Metadata(url: $0) }, jsonData: message.data)
    }
}
