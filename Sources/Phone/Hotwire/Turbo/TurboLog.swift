/// Turbo iOS' log, which is Hotwire Native's.
public struct TurboLog {
    public static var debugLoggingEnabled: Bool {
        get { Hotwire.config.debugLoggingEnabled }
        set { Hotwire.config.debugLoggingEnabled = newValue }
    }
}
