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

    /// - Parameter handlers: notified when script message handlers are added or removed.
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

    /// Registers with the frameworks, once: for the current window, the component at work and changes of handlers.
    private static let serveFrameworks: Void = {
        UIApplication.currentWindow = { currentWindow }
        Maker.current = { Work.current?.component }
        WKUserContentController.handlersDidChange = {
            for stage in stages.values { stage.handlers.note() }
        }
    }()

    /// The window of the page that a component is working for, else of the page that was used last. Work for a closed page has none.
    private static var currentWindow: UIWindow? {
        stages[Work.current?.stage ?? Work.lastStage]?.window
    }

    /// Shows the destinations and their native screens in the order of the page's locations.
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
