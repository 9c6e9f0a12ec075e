import Foundation
import UIKit
import ViaductProtocol

extension ScreenWriter {
    /// Sends and receives dates as the page's own inputs write them, in the picker's time zone.
    func datePicker(_ picker: UIDatePicker) -> Screen.Element {
        let format = DateFormat(of: picker)
        var date: Screen.DateField = input(picker, "Date") { value in
            guard let text = value as? String else { return }
            if picker.datePickerMode == .countDownTimer {
                if let duration = format.duration(text) { picker.choose(duration: duration) }
            } else if let date = format.date(text, near: picker.date) {
                picker.choose(date)
            }
        }
        date.mode = format.mode
        date.inline = picker.datePickerStyle == .inline && [.date, .dateAndTime].contains(format.mode)
        if picker.datePickerMode == .countDownTimer {
            date.value = format.text(duration: picker.countDownDuration)
        } else {
            date.value = format.text(picker.date)
            date.minimum = picker.minimumDate.map(format.text)
            date.maximum = picker.maximumDate.map(format.text)
        }
        if picker.minuteInterval > 1, picker.datePickerMode != .date { date.step = min(picker.minuteInterval, 60) * 60 }
        return Screen.Element(.date(date))
    }
}
