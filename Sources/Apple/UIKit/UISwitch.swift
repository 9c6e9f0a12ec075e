/// On or off.
@MainActor open class UISwitch: UIControl {
    open var isOn = false {
        didSet { valueDidChange(from: oldValue, to: isOn) }
    }
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var title: String?

    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }

    /// Does what a person's tap does.
    package func flip(to on: Bool) {
        isOn = on
        sendActions(for: [.valueChanged, .touchUpInside, .primaryActionTriggered])
    }
}
