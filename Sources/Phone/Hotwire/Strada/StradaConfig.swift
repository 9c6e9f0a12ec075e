public import Foundation
import HotwireNative

/// The settings of Strada iOS 1.0, which are Hotwire Native's.
public struct StradaConfig {
    /// Encodes the data of replies.
    public var jsonEncoder = Hotwire.config.jsonEncoder
    /// Decodes the data of messages.
    public var jsonDecoder = Hotwire.config.jsonDecoder
    /// Whether every message is logged.
    public var debugLoggingEnabled = Hotwire.config.debugLoggingEnabled

    init() {}

    func apply() {
        Hotwire.config.jsonEncoder = jsonEncoder
        Hotwire.config.jsonDecoder = jsonDecoder
        Hotwire.config.debugLoggingEnabled = debugLoggingEnabled
    }
}
