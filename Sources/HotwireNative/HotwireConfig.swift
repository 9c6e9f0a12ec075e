public import Foundation

/// Settings of Hotwire Native.
@MainActor public struct HotwireConfig {
    /// Stands in front of the user agent.
    public var applicationUserAgentPrefix: String?
    /// Logs every message and reply.
    public var debugLoggingEnabled = false
    /// Encodes the data of replies.
    public var jsonEncoder = JSONEncoder()
    /// Decodes the data of messages.
    public var jsonDecoder = JSONDecoder()

    /// `[prefix ]Hotwire Native iOS; Turbo Native iOS; bridge-components: [a b]`.
    public var userAgent: String {
        UserAgent.build(applicationPrefix: applicationUserAgentPrefix, componentTypes: Hotwire.bridgeComponentTypes)
    }
}
