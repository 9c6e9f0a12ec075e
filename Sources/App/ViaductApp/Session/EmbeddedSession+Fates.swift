import ViaductProtocol

/// The fates of messages, for the trace.
extension EmbeddedSession {
    enum Fate {
        /// A component has handled the message.
        case delivered
        /// - Parameter code: the code of the notice with the reason; `cause` is that notice's too. A page may get that notice once for many messages.
        case dropped(code: String, cause: String?)
        /// No component waits for the message, and nothing is wrong.
        case ignored(code: String, cause: String?)

        /// The page got this notice.
        static func dropped(_ notice: Notice) -> Fate { .dropped(code: notice.code, cause: notice.cause) }
    }

    /// Delivers the message and reports only a drop.
    func countDrop(of message: BridgeMessage) {
        let outlet = outlet
        if case .dropped(let code, _) = deliver(message) { outlet?.didDrop(code) }
    }

    /// Delivers the message and reports its fate.
    func reportFate(of message: BridgeMessage) {
        // Its component may end the session.
        let outlet = outlet
        let start = ContinuousClock.now
        let fate = deliver(message)
        let (state, microseconds, code, cause): (MessageFate.State, Int?, String?, String?) =
            switch fate {
            case .delivered: (.delivered, (ContinuousClock.now - start).microseconds, nil, nil)
            case .dropped(let code, let cause): (.dropped, nil, code, cause)
            case .ignored(let code, let cause): (.ignored, nil, code, cause)
            }
        outlet?.report(
            .fate(
                MessageFate(
                    id: message.id, component: message.component, event: message.event, state: state, microseconds: microseconds,
                    code: code, cause: cause)))
    }
}

extension Duration {
    fileprivate var microseconds: Int {
        Int(components.seconds) * 1_000_000 + Int(components.attoseconds / 1_000_000_000_000)
    }
}
