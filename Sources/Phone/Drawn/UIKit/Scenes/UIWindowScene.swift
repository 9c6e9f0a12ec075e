/// The scene of one page.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    private(set) weak var ownWindow: UIWindow?
    private var ownedByApp: [Weak] = []

    init(of window: UIWindow) {
        ownWindow = window
        super.init()
        window.windowScene = self
    }

    /// The page's window, and those that the app has created.
    open var windows: [UIWindow] { ([ownWindow] + ownedByApp.map(\.window)).compactMap { $0 } }
    open var keyWindow: UIWindow? { ownWindow }
    open var screen: UIScreen { .main }
    open var coordinateSpace: any UICoordinateSpace { screen }
    open var isFullScreen: Bool { true }
    open var sizeRestrictions: AnyObject? { nil }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var traitCollection: UITraitCollection { ownWindow?.traitCollection ?? UITraitCollection() }
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

    /// The style that one of its windows requests.
    var requestedStyle: UIUserInterfaceStyle {
        if let style = ownWindow?.overrideUserInterfaceStyle, style != .unspecified { return style }
        for owned in ownedByApp {
            if let style = owned.window?.overrideUserInterfaceStyle, style != .unspecified { return style }
        }
        return .unspecified
    }

    func add(_ window: UIWindow) {
        ownedByApp = ownedByApp.filter { $0.window != nil && $0.window !== window } + [Weak(window: window)]
    }

    private struct Weak {
        weak var window: UIWindow?
    }
}

extension UIWindowScene {
    /// Preferences for a window's geometry. A page ignores them.
    @preconcurrency @MainActor public class GeometryPreferences: NSObject {
        public override init() { super.init() }

        @preconcurrency @MainActor public final class iOS: GeometryPreferences {
            public var interfaceOrientations: UIInterfaceOrientationMask?

            public override init() { super.init() }

            public init(interfaceOrientations: UIInterfaceOrientationMask?) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    @available(*, deprecated, message: "no effect")
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) { Inert.note("UIWindowScene.requestGeometryUpdate(_:)") }
}

@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
    open var isStatusBarHidden: Bool { false }
}
