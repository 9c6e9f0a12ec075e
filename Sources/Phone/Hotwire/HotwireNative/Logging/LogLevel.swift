/// How urgent a line of a log is (upstream's type of this name, after 1.3.0-beta).
public enum LogLevel: Sendable {
    case debug, info, warning, error
}
