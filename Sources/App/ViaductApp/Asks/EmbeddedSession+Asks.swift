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

    /// Ends all asks: the page has moved to another location, where they make no sense.
    func endAsks() {
        end(openAsks)
    }

    /// Ends the asks of a component that has left the page.
    func endAsks(of component: String) {
        end(asks.asked(by: component))
    }

    private func end(_ asks: [Ask]) {
        guard !asks.isEmpty else { return }
        work(on: nil) { asks.forEach { $0.end() } }
    }
}
