/// The phone that a page is shown on.
public enum Platform: String, Sendable, CaseIterable {
    case ios
    case android
}
