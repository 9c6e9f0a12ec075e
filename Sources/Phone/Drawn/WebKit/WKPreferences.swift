import UIKit

/// What pages may do; a browser has its own settings.
@preconcurrency @MainActor open class WKPreferences: NSObject {
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var minimumFontSize: CGFloat = 0 { didSet { Inert.note("WKPreferences.minimumFontSize") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var javaScriptEnabled = true { didSet { Inert.note("WKPreferences.javaScriptEnabled") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var javaScriptCanOpenWindowsAutomatically = false {
        didSet { Inert.note("WKPreferences.javaScriptCanOpenWindowsAutomatically") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var isFraudulentWebsiteWarningEnabled = true {
        didSet { Inert.note("WKPreferences.isFraudulentWebsiteWarningEnabled") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var isElementFullscreenEnabled = false { didSet { Inert.note("WKPreferences.isElementFullscreenEnabled") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var isTextInteractionEnabled = true { didSet { Inert.note("WKPreferences.isTextInteractionEnabled") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var shouldPrintBackgrounds = false { didSet { Inert.note("WKPreferences.shouldPrintBackgrounds") } }
}

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
