/// A date and a time.
@MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time = 0
        case date, dateAndTime, countDownTimer
    }

    public enum Style: Int, Sendable {
        case automatic = 0
        case wheels, compact, inline
    }

    open var date = Date()
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = Style.automatic
    open var minuteInterval = 1

    open func setDate(_ date: Date, animated: Bool) {
        self.date = date
    }
}
