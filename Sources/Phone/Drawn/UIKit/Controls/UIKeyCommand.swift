/// A shortcut of a hardware keyboard.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    public let input: String?

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
    ) {
        self.input = input
        super.init(title: title, image: image, action: action)
    }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A menu element with a selector for the responder chain. In a page nothing handles it.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    public let action: Selector?

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil
    ) {
        self.action = action
        super.init(title: title, subtitle: subtitle, image: image)
    }
}
