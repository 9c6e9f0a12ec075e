import Foundation
import UIKit

/// The library's entry (upstream's type of this name).
public enum Hotwire {
    /// As upstream, without isolation: it is set while the app starts.
    nonisolated(unsafe) public static var config = HotwireConfig()

    nonisolated(unsafe) package private(set) static var bridgeComponentTypes: [BridgeComponent.Type] = []

    /// Tells which components the app has, in the order in which the user agent names them.
    public static func registerBridgeComponents(_ componentTypes: [BridgeComponent.Type]) {
        bridgeComponentTypes = componentTypes
    }

    /// Takes the place of the handlers that decide which URLs are the app's own.
    public static func registerRouteDecisionHandlers(_ decisionHandlers: [any RouteDecisionHandler]) {
        config.router = RouteDecisionHandlers(decisionHandlers)
    }

    /// Takes the place of the handlers that decide on a page's navigations.
    public static func registerWebViewPolicyDecisionHandlers(
        _ policyDecisionHandlers: [any WebViewPolicyDecisionHandler]
    ) {
        config.webViewPolicyManager = WebViewPolicyManager(policyDecisionHandlers: policyDecisionHandlers)
    }

    /// Reads the path configuration.
    public static func loadPathConfiguration(from sources: [PathConfiguration.Source]) {
        config.pathConfiguration.sources = sources
    }
}

/// Where the library tells developers what went wrong.
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
    /// The message that the line being written is about; `nil` for the one that is being handled.
    @TaskLocal package static var message: Message?

    /// Tells of a mistake that is explained below `/viaduct/errors/`.
    package static func write(_ text: String, cause: String, about message: Message? = nil) {
        UIKitLog.$cause.withValue(cause) {
            $message.withValue(message) { write(text) }
        }
    }

    /// Where it tells what it did, of which nothing is wrong.
    nonisolated(unsafe) package static var writeDebug: (String) -> Void = { write($0) }

    /// Where it tells of a mistake that would have ended the app on a phone: in the terminal and in the page.
    nonisolated(unsafe) package static var writeCrash: (String) -> Void = { write($0) }

    /// Only with `Hotwire.config.debugLoggingEnabled`.
    static func debug(_ text: @autoclosure () -> String) {
        guard Hotwire.config.debugLoggingEnabled else { return }
        if let log = Hotwire.config.log { log.debug(text()) } else { writeDebug(text()) }
    }
}

package enum UserAgent {
    /// Returns the app's addition to the web view's own user agent.
    static func build(applicationPrefix: String?, componentTypes: [BridgeComponent.Type]) -> String {
        let library = "Hotwire Native iOS; Turbo Native iOS; \(substring(for: componentTypes))"
        return applicationPrefix.map { "\($0) \(library)" } ?? library
    }

    /// The part that web libraries look for.
    package static func substring(for componentTypes: [BridgeComponent.Type]) -> String {
        "bridge-components: [\(componentTypes.map { $0.name }.filter { !$0.isEmpty }.joined(separator: " "))]"
    }
}
