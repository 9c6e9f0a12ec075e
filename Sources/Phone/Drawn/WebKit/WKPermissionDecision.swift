/// Whether a page may record.
public enum WKPermissionDecision: Int, Sendable {
    case prompt = 0
    case grant
    case deny
}
