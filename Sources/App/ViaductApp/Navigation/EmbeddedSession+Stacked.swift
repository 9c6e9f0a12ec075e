import Foundation
import HotwireNative
import UIKit
import ViaductProtocol

/// The native screens on top of the page's places. They stay with their place when the page moves on. The page keeps what is needed to make
/// them again.
extension EmbeddedSession {
    /// The native screens on top of the place where the page is.
    func stackedControllers(over current: Location?) -> [UIViewController] {
        guard let stage, let destination = current?.destination else { return [] }
        let controllers = stage.navigation.children
        guard let index = controllers.firstIndex(where: { $0 === destination }) else { return [] }
        return Array(controllers[(index + 1)...])
    }

    func keep(_ controller: UIViewController, at url: URL, _ properties: PathProperties) {
        routed[ObjectIdentifier(controller)] = (url.absoluteString, properties)
    }

    /// Sends the page the screens on top of its current place, if it does not know them.
    func tellStacked() {
        if let location = stack.current { tellStacked(stackedControllers(over: location)) }
    }

    func tellStacked(_ controllers: [UIViewController]) {
        guard let location = stack.current, location.lost.isEmpty else { return }
        // A skipped screen on top of a removed one has no place any more.
        location.skipped.removeAll { $0.below > controllers.count }
        var screens = controllers.enumerated().map { stackedScreen($1, replaces: location.isReplaced && $0 == 0) }
        for (screen, below) in location.skipped.reversed() { screens.insert(screen, at: below) }
        screens = screens.suffix(StackedScreen.maximum)
        if location.kept != screens { tell(screens, at: location) }
    }

    private func tell(_ screens: [StackedScreen], at location: Location) {
        location.kept = screens
        send(.stacked(screens))
        let controllers = stack.locations.flatMap(\.stacked) + stackedControllers(over: location)
        let present = Set(controllers.map(ObjectIdentifier.init))
        routed = routed.filter { present.contains($0.key) }
    }

    private func stackedScreen(_ controller: UIViewController, replaces: Bool) -> StackedScreen {
        let title = controller.navigationItem.title ?? controller.title ?? ""
        let (url, properties) = routed[ObjectIdentifier(controller)].map { ($0.url, $0.properties.json) } ?? (nil, "{}")
        return StackedScreen(url: url, title: title, properties: properties, replaces: replaces)
    }

    /// Restores the screens on top of the page's place from before this session, or from another app. The page reports them once.
    func restack(_ screens: [StackedScreen]) {
        guard let location = stack.current, location.kept.isEmpty, stackedControllers(over: location).isEmpty else { return }
        location.kept = screens
        location.lost = screens
        restack()
    }

    /// Requests the screens on top of the current place from the app again, and skips those that it does not make.
    func restack() {
        guard let location = stack.current, !location.lost.isEmpty else { return }
        let screens = location.lost
        location.lost = []
        // Sent again when all are made: the page counts its failed requests.
        location.kept = []
        location.skipped = []
        location.isReplaced = false
        showDestination(at: location)
        let navigator = decidingNavigator
        var made = 0
        for screen in screens {
            guard let controller = work(on: nil, { remade(screen, by: navigator) }) else {
                send(.notice(.skippedScreen(screen)))
                location.skipped.append((screen, below: made))
                continue
            }
            if made == 0 { location.isReplaced = screen.replaces }
            made += 1
            location.isBelowStack = true
            work(on: nil) { stage?.navigation.pushViewController(controller, animated: false) }
        }
        // The page keeps the skipped ones for the app that has them.
        if !location.skipped.isEmpty { location.kept = screens }
        screenUpdates.screenDidChange()
    }

    private func remade(_ screen: StackedScreen, by navigator: Navigator) -> UIViewController? {
        guard let url = screen.url.flatMap({ URL(address: $0) }) else { return nil }
        // Without a delegate of the app's own, only the current path configuration counts.
        let kept = navigator.delegate is WithoutDelegate ? [:] : PathProperties(json: screen.properties)
        guard let controller = navigator.screen(at: url, kept: kept) else { return nil }
        keep(controller, at: url, kept)
        return controller
    }
}
