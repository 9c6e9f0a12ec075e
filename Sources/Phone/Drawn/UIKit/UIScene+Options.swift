extension UIScene {
    /// Why a scene was made; a page is never made for any of these reasons.
    @preconcurrency @MainActor public class ConnectionOptions: NSObject {
        public internal(set) var urlContexts: Set<UIOpenURLContext> = []
        public internal(set) var userActivities: Set<NSUserActivity> = []
        public internal(set) var shortcutItem: UIApplicationShortcutItem?
        public internal(set) var sourceApplication: String?
        public internal(set) var handoffUserActivityType: String?
    }

    /// How the app was asked to open a URL.
    @preconcurrency @MainActor public class OpenURLOptions: NSObject {
        public internal(set) var sourceApplication: String?
        public internal(set) var annotation: Any?
        public internal(set) var openInPlace = false
    }

    /// How a URL is opened.
    @preconcurrency @MainActor public class OpenExternalURLOptions: NSObject {
        public var universalLinksOnly = false

        public override init() { super.init() }
    }
}
