import HotwireNative
import ViaductCommands
import ViaductProtocol

extension BridgeComponent {
    /// Notifies the page's developer that the component does not know the message's event, so that it has no effect.
    func ignore(_ message: Message, knows events: String...) {
        // Many controllers send it from every component that they leave.
        guard message.event != "disconnect" else { return }
        let cure =
            Suggestion.nearest(to: message.event, among: events).map { "Did you mean “\($0)”?" }
            ?? "It knows \(events.map { "“\($0)”" }.joined(separator: ", "))."
        HotwireLog.write(
            "“\(Self.name)” does not know the event “\(message.event.start())”, which had no effect. \(cure)", cause: "VD-EVENT-1",
            about: message)
    }
}
