/// Why a page does not see a component.
public enum HidingReason: String, CaseIterable, Sendable {
    /// The page's test shows others only.
    case test
    /// The version of the app that the page sees has not got it.
    case version
    /// A person has switched it off for the room, in the console.
    case room
    /// It was a stub, whose file is gone.
    case stub

    /// Whether the test has asked for it, so that a message without effect is as it should be.
    public var isMeant: Bool { self == .test || self == .version }

    /// The page below `/viaduct/errors/` that explains it.
    public var cause: String {
        switch self {
        case .test: "VD-HIDDEN-1"
        case .version: "VD-HIDDEN-2"
        case .room: "VD-HIDDEN-3"
        case .stub: "VD-HIDDEN-4"
        }
    }
}
