/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
    case cancelled = 0
    case saved, sent, failed
}
