/// A number between two others.
@MainActor open class UISlider: UIControl {
    open var value: Float = 0 {
        didSet { valueDidChange(from: oldValue, to: value) }
    }
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?

    open func setValue(_ value: Float, animated: Bool) {
        self.value = min(max(value, minimumValue), maximumValue)
    }

    /// Does what a person's drag does.
    package func slide(to value: Float) {
        setValue(value, animated: false)
        sendActions(for: .valueChanged)
    }
}
