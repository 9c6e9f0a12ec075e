/// The accessory at the end of a row.
public struct UICellAccessory: Sendable {
    package enum Kind: Sendable {
        case disclosure, checkmark, detail, other
    }

    public enum DisplayedState: Sendable {
        case always, whenEditing, whenNotEditing
    }

    package let kind: Kind

    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(kind: .disclosure)
    }

    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(kind: .checkmark)
    }

    public static func detail(displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil)
        -> UICellAccessory
    {
        UICellAccessory(kind: .detail)
    }

    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(kind: .other)
    }
}
