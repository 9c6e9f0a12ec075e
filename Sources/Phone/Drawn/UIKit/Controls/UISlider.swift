/// A number between two others.
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
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var minimumValueImage: UIImage? {
        didSet { Inert.note("UISlider.minimumValueImage") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var maximumValueImage: UIImage? {
        didSet { Inert.note("UISlider.maximumValueImage") }
    }
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor? {
        didSet { valueDidChange(from: oldValue, to: minimumTrackTintColor) }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var maximumTrackTintColor: UIColor? { didSet { Inert.note("UISlider.maximumTrackTintColor") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var thumbTintColor: UIColor? { didSet { Inert.note("UISlider.thumbTintColor") } }

    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func setThumbImage(_ image: UIImage?, for state: State) { Inert.note("UISlider.setThumbImage(_:for:)") }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        Inert.note("UISlider.setMinimumTrackImage(_:for:)")
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        Inert.note("UISlider.setMaximumTrackImage(_:for:)")
    }

    /// Does what a person's drag does.
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
