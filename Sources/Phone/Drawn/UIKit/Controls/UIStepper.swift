/// Two buttons that increase and decrease a value.
@preconcurrency @MainActor open class UIStepper: UIControl {
    open var value: Double = 0 {
        didSet {
            let clamped = min(max(value, minimumValue), max(minimumValue, maximumValue))
            if clamped != value { value = clamped }
            valueDidChange(from: oldValue, to: value)
        }
    }
    open var minimumValue: Double = 0 {
        didSet { boundsDidChange(from: oldValue, to: minimumValue) }
    }
    open var maximumValue: Double = 100 {
        didSet { boundsDidChange(from: oldValue, to: maximumValue) }
    }
    open var stepValue: Double = 1
    open var wraps = false {
        didSet { valueDidChange(from: oldValue, to: wraps) }
    }
    @available(*, deprecated, message: "no effect") open var autorepeat = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var isContinuous = true { didSet { inert(self) } }

    /// Simulates a tap on + or −.
    package func step(up: Bool) {
        let next = value + (up ? stepValue : -stepValue)
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    package func canStep(up: Bool) -> Bool {
        isEnabled && (wraps || (up ? value < maximumValue : value > minimumValue))
    }

    private func boundsDidChange(from old: Double, to new: Double) {
        let current = value
        value = current
        valueDidChange(from: old, to: new)
    }
}
