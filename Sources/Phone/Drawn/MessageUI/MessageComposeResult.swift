/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
    case cancelled = 0
    case sent, failed
}
