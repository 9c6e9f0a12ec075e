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
    open var thumbTintColor: UIColor?
    open var title: String? {
        didSet { valueDidChange(from: oldValue, to: title) }
    }
    open var preferredStyle = Style.automatic
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
