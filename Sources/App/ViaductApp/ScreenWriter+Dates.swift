import Foundation
import UIKit

extension ScreenWriter {
    /// Dates go to the page and come back as its own inputs write them, in the picker's time zone.
    func datePicker(_ picker: UIDatePicker) -> JSONMembers {
        let format = DateFormat(of: picker)
        var members = input("date", picker, "Date") { value in
            guard let text = value as? String else { return }
            if picker.datePickerMode == .countDownTimer {
                if let duration = format.duration(text) { picker.choose(duration: duration) }
            } else if let date = format.date(text, near: picker.date) {
                picker.choose(date)
            }
        }
        members.add("mode", format.mode)
        members.add(
            "value",
            picker.datePickerMode == .countDownTimer
                ? format.text(duration: picker.countDownDuration) : format.text(picker.date))
        if picker.datePickerMode != .countDownTimer {
            if let date = picker.minimumDate { members.add("minimum", format.text(date)) }
            if let date = picker.maximumDate { members.add("maximum", format.text(date)) }
        }
        if picker.minuteInterval > 1, picker.datePickerMode != .date {
            members.add("step", json: String(min(picker.minuteInterval, 60) * 60))
        }
        return members
    }
}
