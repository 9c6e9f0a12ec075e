import UIKit

/// Settings for all pages; a browser has its own settings.
@preconcurrency @MainActor open class WKPreferences: NSObject {
    @available(*, deprecated, message: "no effect") open var minimumFontSize: CGFloat = 0 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var javaScriptEnabled = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var javaScriptCanOpenWindowsAutomatically = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var isFraudulentWebsiteWarningEnabled = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var isElementFullscreenEnabled = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var isTextInteractionEnabled = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var shouldPrintBackgrounds = false { didSet { inert(self) } }
}

/// Settings for one page; a browser has its own settings.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
    public enum ContentMode: Int, Sendable {
        case recommended = 0
        case mobile
        case desktop
    }

    @available(*, deprecated, message: "no effect")
    open var preferredContentMode = ContentMode.recommended { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var allowsContentJavaScript = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var isLockdownModeEnabled = false { didSet { inert(self) } }
}
