/// The kind of phone that a page believes to run on.
public enum Platform: String, Sendable, CaseIterable {
    case ios
    case android
}
