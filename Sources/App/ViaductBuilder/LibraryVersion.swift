/// The version of Hotwire Native iOS that an app compiles against and runs with.
public enum LibraryVersion: String, Sendable {
    case release = "1.2.2"
    /// The library's main branch, after 1.3.0-beta.
    case main

    /// The declarations that only the main branch has.
    private static let later: Set = [
        "HotwireNativeError", "HTTPError", "WebError", "LoadError", "ErrorPresentableView", "makeCustomErrorView", "removeErrorViewController",
        "lazyLoadTabs", "animateReplaceActions", "hideTabBarWhenPushed", "hidesTabBarWhenPushed", "redirectResolutionTimeout", "OSLogWrapper",
        "LogLevel", "isRedirect", "redirected", "isSearchTab", "isOffline", "invalidSchemes", "HotwireNative.Logger",
    ]
    /// The same, for errors whose text names no declaration.
    private static let laterCalls = ["HotwireTab(", "createWebViewWith", "WebViewPolicyDecisionHandler(invalidSchemes"]

    /// The import of the library as a source of this version sees it.
    var libraryImport: String { (self == .main ? "@_spi(HotwireNativeMain) " : "") + "import HotwireNative" }

    /// Declarations that an app's main file adds. A conformance cannot be `@_spi`.
    var laterConformances: String { self == .main ? "extension HotwireTab: @retroactive Identifiable {}" : "" }

    /// The cure of an error about a declaration that only the main branch has; `nil` for another error.
    func advice(on error: Diagnostic) -> String? {
        let isLater =
            error.text.contains("'@_spi'") || !Self.later.isDisjoint(with: error.names)
            || Set(error.names).isSuperset(of: ["HotwireTab", "Identifiable"])
            || Self.laterCalls.contains { error.source?.contains($0) == true }
        guard self == .release, isLater else { return nil }
        return "Hotwire Native iOS 1.2.2 may not have it: add --hotwire-native main for what came later."
    }
}
