/// The page for which an app has made something: the one that it was working for, or every page when there was none yet.
@MainActor package final class PageOwner {
    /// Whether it was made before there was any page.
    package let isEveryone: Bool
    private weak var window: UIWindow?

    package init() {
        window = UIApplication.currentWindow()
        isEveryone = window == nil
    }

    /// - Parameter window: of a page.
    package func includes(_ window: UIWindow) -> Bool { isEveryone || self.window === window }
}
