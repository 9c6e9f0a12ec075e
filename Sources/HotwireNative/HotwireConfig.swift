public import Foundation

/// The library's settings (upstream's type of this name).
public struct HotwireConfig {
    /// Writes the data of replies.
    public var jsonEncoder = JSONEncoder()
    /// Reads the data of messages.
    public var jsonDecoder = JSONDecoder()
    /// Whether every message is logged.
    public var debugLoggingEnabled = false
    /// Stands before the rest of the user agent.
    public var applicationUserAgentPrefix: String?

    /// What the app adds to the web view's user agent.
    public var userAgent: String {
        UserAgent.build(applicationPrefix: applicationUserAgentPrefix, componentTypes: Hotwire.bridgeComponentTypes)
    }
}
