import Foundation
import UIKit

/// The library's entry point (upstream's type of this name).
public enum Hotwire {
    /// Not isolated, as upstream: it is set while the app starts.
    nonisolated(unsafe) public static var config = HotwireConfig()

    /// Whether the library behaves as its main after 1.3.0-beta, and not as 1.2.2. Set once, before the app starts.
    @_spi(HotwireNativeMain) nonisolated(unsafe) public static var isMain = false

    nonisolated(unsafe) package private(set) static var bridgeComponentTypes: [BridgeComponent.Type] = []

    /// Registers the app's components, in the order in which the user agent names them.
    public static func registerBridgeComponents(_ componentTypes: [BridgeComponent.Type]) {
        bridgeComponentTypes = componentTypes
    }

    /// Replaces the handlers that decide how URLs are opened.
    public static func registerRouteDecisionHandlers(_ decisionHandlers: [any RouteDecisionHandler]) {
        config.router = RouteDecisionHandlers(decisionHandlers)
    }

    /// Replaces the handlers that decide on a page's navigations.
    public static func registerWebViewPolicyDecisionHandlers(
        _ policyDecisionHandlers: [any WebViewPolicyDecisionHandler]
    ) {
        config.webViewPolicyManager = WebViewPolicyManager(policyDecisionHandlers: policyDecisionHandlers)
        config.hasOwnPolicy = true
    }

    /// Reads the path configuration.
    public static func loadPathConfiguration(from sources: [PathConfiguration.Source]) {
        config.pathConfiguration.sources = sources
    }
}

/// The log in which the library reports problems to the developer.
package enum HotwireLog {
    package static var write: (String) -> Void {
        get {
            guard Hotwire.config.debugLoggingEnabled, let log = Hotwire.config.log else { return ownWrite }
            return { text in
                ownWrite(text)
                log.warning(text)
            }
        }
        set { ownWrite = newValue }
    }
    nonisolated(unsafe) private static var ownWrite: (String) -> Void = { text in
        FileHandle.standardError.write(Data("[HotwireNative] \(text)\n".utf8))
    }
    /// The message that the current line is about; `nil` for the message that is being handled.
    @TaskLocal package static var message: Message?

    /// Logs a mistake that is explained below `/viaduct/errors/`.
    package static func write(_ text: String, cause: String, about message: Message? = nil) {
        UIKitLog.$cause.withValue(cause) {
            $message.withValue(message) { write(text) }
        }
    }

    /// Writes a debug line, which reports no problem.
    nonisolated(unsafe) package static var writeDebug: (String) -> Void = { write($0) }

    /// Writes a line on a mistake that would have crashed the app on a phone, to the terminal and to the page.
    nonisolated(unsafe) package static var writeCrash: (String) -> Void = { write($0) }

    /// Writes a debug line if `Hotwire.config.debugLoggingEnabled`.
    static func debug(_ text: @autoclosure () -> String) {
        guard Hotwire.config.debugLoggingEnabled else { return }
        if let log = Hotwire.config.log { log.debug(text()) } else { writeDebug(text()) }
    }
}

package enum UserAgent {
    /// Returns the text that the app adds to the web view's user agent.
    static func build(applicationPrefix: String?, componentTypes: [BridgeComponent.Type]) -> String {
        let library = "Hotwire Native iOS; Turbo Native iOS; \(substring(for: componentTypes))"
        return applicationPrefix.map { "\($0) \(library)" } ?? library
    }

    /// The part that web libraries look for.
    package static func substring(for componentTypes: [BridgeComponent.Type]) -> String {
        "bridge-components: [\(componentTypes.map { $0.name }.filter { !$0.isEmpty }.joined(separator: " "))]"
    }
}
