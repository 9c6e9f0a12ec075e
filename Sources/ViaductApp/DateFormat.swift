import Foundation
import UIKit

/// How a date picker's value is written in an input of a page (HTML, 2.3.5).
@MainActor struct DateFormat {
    /// The type of the input.
    let mode: String
    private let calendar: Calendar

    init(of picker: UIDatePicker) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = picker.timeZone ?? .current
        self.calendar = calendar
        mode =
            switch picker.datePickerMode {
            case .time, .countDownTimer: "time"
            case .date: "date"
            case .yearAndMonth: "month"
            case .dateAndTime: "datetime-local"
            }
    }

    func text(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let month = "\(padded(parts.year, 4))-\(padded(parts.month, 2))"
        let day = "\(month)-\(padded(parts.day, 2))"
        let time = "\(padded(parts.hour, 2)):\(padded(parts.minute, 2))"
        return switch mode {
        case "time": time
        case "month": month
        case "date": day
        default: "\(day)T\(time)"
        }
    }

    func text(duration: TimeInterval) -> String {
        let minutes = Int(duration / 60)
        return "\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
    }

    /// - Returns: `nil` when the text is not a date of this mode. What the mode does not say is taken from the other date.
    func date(_ text: String, near other: Date) -> Date? {
        let numbers = text.split(whereSeparator: { "-T:".contains($0) }).compactMap { Int($0) }
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: other)
        switch (mode, numbers.count) {
        case ("time", 2...): (parts.hour, parts.minute) = (numbers[0], numbers[1])
        case ("month", 2): (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], 1)
        case ("date", 3): (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
        case ("datetime-local", 5...):
            (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
            (parts.hour, parts.minute) = (numbers[3], numbers[4])
        default: return nil
        }
        return calendar.date(from: parts)
    }

    func duration(_ text: String) -> TimeInterval? {
        let numbers = text.split(separator: ":").compactMap { Int($0) }
        return numbers.count >= 2 ? TimeInterval((numbers[0] * 60 + numbers[1]) * 60) : nil
    }

    private func padded(_ number: Int?, _ digits: Int) -> String {
        let text = String(number ?? 0)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
