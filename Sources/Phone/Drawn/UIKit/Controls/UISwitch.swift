/// A switch.
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
    @available(*, deprecated, message: "no effect") open var thumbTintColor: UIColor? { didSet { inert(self) } }
    open var title: String? {
        didSet { valueDidChange(from: oldValue, to: title) }
    }
    @available(*, deprecated, message: "no effect") open var preferredStyle = Style.automatic { didSet { inert(self) } }
    open var style: Style { .sliding }

    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }

    /// Simulates a tap.
    package func flip(to on: Bool) {
        isOn = on
        sendActions(for: [.valueChanged, .touchUpInside, .primaryActionTriggered])
    }
}
