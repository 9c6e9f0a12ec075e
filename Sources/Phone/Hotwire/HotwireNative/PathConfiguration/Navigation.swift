/// How a path configuration can want a visit to be shown (upstream's type of this name).
public enum Navigation {
    /// On which of the two stacks.
    public enum Context: String, Sendable {
        case `default`
        case modal
    }

    /// The visit's effect on the stack.
    public enum Presentation: String, Sendable {
        case `default`
        case pop
        case replace
        case refresh
        case clearAll = "clear_all"
        case replaceRoot = "replace_root"
        case none
    }

    /// How a modal stack covers the one below.
    public enum ModalStyle: String, Sendable {
        case medium
        case large
        case full
        case pageSheet = "page_sheet"
        case formSheet = "form_sheet"
    }

    /// The meaning of another query string of the same path: another screen, or the same one.
    public enum QueryStringPresentation: String, Sendable {
        case `default`
        case replace
    }
}
