/// On or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
    public enum Style: Int, Sendable {
        case automatic = 0
        case checkbox, sliding
    }

    open var isOn = false {
        didSet { valueDidChange(from: oldValue, to: isOn) }
    }
    open var onTintColor: UIColor? {
        didSet { valueDidChange(from: oldValue, to: onTintColor) }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var thumbTintColor: UIColor? { didSet { Inert.note("UISwitch.thumbTintColor") } }
    open var title: String? {
        didSet { valueDidChange(from: oldValue, to: title) }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var preferredStyle = Style.automatic { didSet { Inert.note("UISwitch.preferredStyle") } }
    open var style: Style { .sliding }

    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }

    /// Does what a person's tap does.
    package func flip(to on: Bool) {
        isOn = on
        sendActions(for: [.valueChanged, .touchUpInside, .primaryActionTriggered])
    }
}
