/// The severity of a log line (upstream's type of this name, after 1.3.0-beta).
@_spi(HotwireNativeMain) public enum LogLevel: Sendable {
    case debug, info, warning, error
}
