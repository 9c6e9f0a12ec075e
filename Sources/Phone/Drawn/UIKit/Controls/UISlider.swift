/// A slider for a number in a range.
@preconcurrency @MainActor open class UISlider: UIControl {
    open var value: Float = 0 {
        didSet {
            let clamped = min(max(value, minimumValue), max(minimumValue, maximumValue))
            if clamped != value { value = clamped }
            valueDidChange(from: oldValue, to: value)
        }
    }
    open var minimumValue: Float = 0 {
        didSet { boundsDidChange(from: oldValue, to: minimumValue) }
    }
    open var maximumValue: Float = 1 {
        didSet { boundsDidChange(from: oldValue, to: maximumValue) }
    }
    @available(*, deprecated, message: "no effect") open var minimumValueImage: UIImage? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var maximumValueImage: UIImage? { didSet { inert(self) } }
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor? {
        didSet { valueDidChange(from: oldValue, to: minimumTrackTintColor) }
    }
    @available(*, deprecated, message: "no effect") open var maximumTrackTintColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var thumbTintColor: UIColor? { didSet { inert(self) } }

    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
    }

    @available(*, deprecated, message: "no effect") open func setThumbImage(_ image: UIImage?, for state: State) { inert(self) }
    @available(*, deprecated, message: "no effect")
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { inert(self) }
    @available(*, deprecated, message: "no effect")
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { inert(self) }

    /// Simulates a drag.
    package func slide(to value: Float) {
        self.value = value
        sendActions(for: [.valueChanged, .touchUpInside, .primaryActionTriggered])
    }

    private func boundsDidChange(from old: Float, to new: Float) {
        let current = value
        value = current
        valueDidChange(from: old, to: new)
    }
}
