import UIKit

/// What a page may do; a browser has its own settings.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
    public enum ContentMode: Int, Sendable {
        case recommended = 0
        case mobile
        case desktop
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open var preferredContentMode = ContentMode.recommended {
        didSet { Inert.note("WKWebpagePreferences.preferredContentMode") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var allowsContentJavaScript = true { didSet { Inert.note("WKWebpagePreferences.allowsContentJavaScript") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var isLockdownModeEnabled = false { didSet { Inert.note("WKWebpagePreferences.isLockdownModeEnabled") } }
}
