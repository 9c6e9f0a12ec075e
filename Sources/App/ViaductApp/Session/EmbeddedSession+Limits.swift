import HotwireNative
import UIKit
import ViaductProtocol

/// Bounds what a page makes its app keep or draw, and notifies the page.
extension EmbeddedSession {
    /// A message of that many bytes was handled, and its component keeps it.
    func note(_ size: Int, at location: Location) {
        location.note(size)
        if keptBytes.add(size) { dropKeptMessages() }
    }

    private func dropKeptMessages() {
        var kept = KeptMessages(of: delegates)
        let lost = kept.drop(above: app.limits.keptMessageBytes)
        keptBytes.didCount(kept.bytes, newest: kept.newest)
        for (component, event) in lost.sorted(by: { $0.key < $1.key }) where told.insert(.lostMessages(of: component)).inserted {
            send(.notice(.lostMessages(component, event: event, limit: app.limits.keptMessageBytes)))
        }
    }

    /// Delegates of all screens whose components can still get a message or reply to one.
    private var delegates: [BridgeDelegate] {
        let all = stack.locations.compactMap(\.delegate) + [navigation.departure?.delegate].compactMap(\.self)
        var seen: Set<ObjectIdentifier> = []
        return all.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Releases the screens of left places whose messages exceed the limit, and notifies the page once.
    func freeScreens() {
        guard navigation.forgetDestinations(above: app.limits.keptMessageBytes) else { return }
        if told.insert(.freedScreens).inserted {
            send(.notice(.freedScreens(limit: app.limits.keptMessageBytes)))
        }
    }

    /// Notifies the page of the kinds of items that a screen has omitted, once for each kind.
    func tell(_ room: ScreenRoom) {
        for kind in room.full.subtracting(fullRoom) { send(.notice(.tooMany(kind, limit: room.limit(of: kind)))) }
        fullRoom = room.full
    }

    /// Notifies the page, once for each request, that its focus does not move. Only fields count: other responders get keys and shakes without it.
    func tell(_ request: FocusRequest?, isDrawn: Bool) {
        guard let request, request.number != lastFocus else { return }
        lastFocus = request.number
        guard request.isFirst, !isDrawn, let responder = request.responder else { return }
        if responder is UITextField || responder is UITextView || responder is UISearchBar { send(.notice(.undrawnFocus(type(of: responder)))) }
    }

    /// Once for a component: usual controllers send one from each page that they leave.
    func tellLate(_ component: String, delivered: Bool) {
        if told.insert(.lateDisconnect(of: component)).inserted { send(.notice(.lateDisconnect(component, delivered: delivered))) }
    }

    func tellCrash(of message: BridgeMessage, _ reason: String) -> Fate {
        let notice = Notice.crashed(message.component, reason: reason)
        if told.insert(.crash(of: message.component)).inserted { send(.notice(notice.about(message))) }
        return .dropped(notice)
    }

    /// Notices that a page gets once.
    enum Told: Hashable {
        case crash(of: String)
        case lateDisconnect(of: String)
        case lostMessages(of: String)
        case freedScreens
        case refusedAsk
        case secondWebView
    }
}
