import UIKit

/// The window of a page and its navigation controller, made with the page's first destination.
@MainActor final class Stage {
    private static var stages: [ObjectIdentifier: Stage] = [:]
    private static weak var latest: UIWindow?

    let window = UIWindow(frame: UIScreen.main.bounds)
    private let navigation: PageNavigationController
    private let page: ObjectIdentifier

    init(of page: any PageOutlet, host: any UIWindowHost, observer: any ScreenObserver, back: @escaping () -> Void) {
        self.page = ObjectIdentifier(page)
        navigation = PageNavigationController(back: back)
        navigation.screenObserver = observer
        window.host = host
        window.rootViewController = navigation
        Self.stages[self.page] = self
        Self.latest = window
        UIApplication.currentWindow = {
            ComponentLog.page.flatMap { Self.stages[ObjectIdentifier($0)]?.window } ?? Self.latest
        }
    }

    /// Takes the destinations as the page's locations have them; what was pushed on top of them is gone.
    func show(_ destinations: [Destination]) {
        navigation.adopt(destinations)
    }

    func close() {
        Self.stages[page] = nil
        navigation.adopt([])
    }
}
