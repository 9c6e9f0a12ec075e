import UIKit

extension EmbeddedSession {
    var openAsks: [Ask] { asks.open }

    func show(_ ask: Ask) {
        guard asks.add(ask, for: Work.current?.message, limit: app.limits.keptMessageBytes) else {
            if told.insert(.refusedAsk).inserted { send(.notice(.refusedAsk)) }
            return MainTurn.afterThis { ask.end() }
        }
        screenUpdates.screenDidChange()
    }

    func remove(_ ask: Ask) {
        asks.remove(ask)
        screenUpdates.screenDidChange()
    }

    /// The page has gone on: what was asked on its last location makes no sense on the next one.
    func endAsks() {
        end(openAsks)
    }

    /// A component is gone from the page, and what it has asked with it.
    func endAsks(of component: String) {
        end(asks.asked(by: component))
    }

    private func end(_ asks: [Ask]) {
        guard !asks.isEmpty else { return }
        work(on: nil) { asks.forEach { $0.end() } }
    }
}
