import HotwireNative
import ViaductProtocol

/// The fates of messages, for the trace.
extension EmbeddedSession {
    enum Fate {
        /// A component has handled the message.
        case delivered
        /// - Parameter code: of the notice that tells why. A page may get that once for many messages.
        case dropped(code: String)
    }

    /// Delivers the message and reports its fate.
    func reportFate(of message: BridgeMessage) {
        // Its component may end the session.
        let outlet = outlet
        let start = ContinuousClock.now
        let fate = deliver(message)
        let (state, microseconds, code): (MessageFate.State, Int?, String?) =
            switch fate {
            case .delivered: (.delivered, (ContinuousClock.now - start).microseconds, nil)
            case .dropped(let code): (.dropped, nil, code)
            }
        outlet?.report(
            .fate(
                MessageFate(
                    id: message.id, component: message.component, event: message.event, state: state, microseconds: microseconds,
                    code: code)))
    }
}

extension BridgeDelegate.DropReason {
    /// The code of its notice.
    var code: String {
        switch self {
        case .unknownComponent: "unknown-component"
        case .inactive: "inactive"
        case .crashed: "component-crashed"
        case .wrongURL: "wrong-url"
        }
    }
}

extension Duration {
    fileprivate var microseconds: Int {
        Int(components.seconds) * 1_000_000 + Int(components.attoseconds / 1_000_000_000_000)
    }
}
