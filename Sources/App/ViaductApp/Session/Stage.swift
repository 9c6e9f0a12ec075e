import HotwireNative
import UIKit
import WebKit

/// The window of a page and its navigation controller, made with the page's first destination.
@MainActor final class Stage {
    private static var stages: [Int: Stage] = [:]
    private static var lastNumber = 0

    /// Never used again in this process.
    let number: Int
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation: PageNavigationController
    private var sceneDelegate: (any UISceneDelegate)?
    private var tabsWindow: UIWindow?
    private let handlers: TurnUpdates

    /// - Parameter handlers: is told when script message handlers come or go.
    init(
        host: any UIWindowHost, observer: any ScreenObserver, history: any PageHistory, handlers: TurnUpdates,
        contentSizeCategory: UIContentSizeCategory
    ) {
        Self.lastNumber += 1
        number = Self.lastNumber
        self.handlers = handlers
        navigation = PageNavigationController(of: history)
        navigation.screenObserver = observer
        window.serve(host)
        window.contentSizeCategory = contentSizeCategory
        window.rootViewController = navigation
        navigation.window = window
        Self.stages[number] = self
        Work.lastStage = number
        Self.serveFrameworks
    }

    /// Tells the frameworks, once, which window is the current one, and where their changes are noted.
    private static let serveFrameworks: Void = {
        UIApplication.currentWindow = { currentWindow }
        Maker.current = { Work.current?.component }
        WKUserContentController.handlersDidChange = {
            for stage in stages.values { stage.handlers.note() }
        }
    }()

    /// The window of the page that a component is working for, else of the page that was used last. What still works for a
    /// page that is gone has none.
    private static var currentWindow: UIWindow? {
        stages[Work.current?.stage ?? Work.lastStage]?.window
    }

    /// Takes the destinations, and the native screens on top of them, as the page's locations have them.
    func show(_ controllers: [UIViewController]) {
        navigation.adopt(controllers)
    }

    /// The page is in front again, or behind something else, as an app on a phone.
    func move(toForeground isForeground: Bool) {
        window.windowScene?.move(toForeground: isForeground)
    }

    /// Has the app's own scene delegate begin, when there is something to see.
    ///
    /// - Parameters:
    ///   - url: the page's.
    ///   - tabs: for an app without a scene delegate.
    func connectScene(at url: URL, tabs: ConfiguredTabs) {
        sceneDelegate = AppLaunch.connect(window.scene)
        if sceneDelegate == nil { tabsWindow = tabs.show(in: window.scene, at: url) }
    }

    func close() {
        sceneDelegate?.sceneDidDisconnect(window.scene)
        Self.stages[number] = nil
        navigation.adopt([])
        navigation.forgetPage()
        window.forgetHost()
    }
}
