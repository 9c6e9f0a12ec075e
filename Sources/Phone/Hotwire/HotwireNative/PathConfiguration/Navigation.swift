/// The ways in which a path configuration can present a visit (upstream's type of this name).
public enum Navigation {
    /// The stack of the visit: the main or the modal one.
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

    /// The style in which a modal stack covers the main one.
    public enum ModalStyle: String, Sendable {
        case medium
        case large
        case full
        case pageSheet = "page_sheet"
        case formSheet = "form_sheet"
    }

    /// The treatment of another query string on the same path: another screen, or the same one.
    public enum QueryStringPresentation: String, Sendable {
        case `default`
        case replace
    }
}
