/// A picker for a date, a time or both.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time = 0
        case date, dateAndTime, countDownTimer, yearAndMonth
    }

    public enum Style: Int, Sendable {
        case automatic = 0
        case wheels, compact, inline
    }

    open var date = Date() {
        didSet { valueDidChange(from: oldValue, to: date) }
    }
    open var minimumDate: Date? {
        didSet { valueDidChange(from: oldValue, to: minimumDate) }
    }
    open var maximumDate: Date? {
        didSet { valueDidChange(from: oldValue, to: maximumDate) }
    }
    open var datePickerMode = Mode.dateAndTime {
        didSet { valueDidChange(from: oldValue, to: datePickerMode) }
    }
    open var preferredDatePickerStyle = Style.automatic {
        didSet { valueDidChange(from: oldValue, to: preferredDatePickerStyle) }
    }
    open var datePickerStyle: Style { preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle }
    open var minuteInterval = 1 {
        didSet { valueDidChange(from: oldValue, to: minuteInterval) }
    }
    open var countDownDuration: TimeInterval = 60 {
        didSet { valueDidChange(from: oldValue, to: countDownDuration) }
    }
    @available(*, deprecated, message: "no effect") open var roundsToMinuteInterval = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var calendar: Calendar! = .current { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var locale: Locale? = .current { didSet { inert(self) } }
    open var timeZone: TimeZone? {
        didSet { valueDidChange(from: oldValue, to: timeZone) }
    }

    open func setDate(_ date: Date, animated: Bool) {
        self.date = date
    }

    /// Simulates a choice. A date outside the bounds becomes the nearest one inside.
    package func choose(_ date: Date) {
        self.date = max(minimumDate ?? date, min(maximumDate ?? date, date))
        sendActions(for: [.valueChanged, .editingDidEnd, .primaryActionTriggered])
    }

    package func choose(duration: TimeInterval) {
        countDownDuration = max(60, min(duration, 24 * 60 * 60 - 60))
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
