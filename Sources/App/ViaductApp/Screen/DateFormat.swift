import Foundation
import UIKit
import ViaductProtocol

/// How a date picker's value is written in an input of a page (HTML, 2.3.5).
@MainActor struct DateFormat {
    /// The type of the input.
    let mode: Screen.DateField.Mode
    private let calendar: Calendar
    /// Room for `+009999-12-31T23:59:59.999`, and some more.
    private static let longestText = 40

    init(of picker: UIDatePicker) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = picker.timeZone ?? .current
        self.calendar = calendar
        mode =
            switch picker.datePickerMode {
            case .time, .countDownTimer: .time
            case .date: .date
            case .yearAndMonth: .month
            case .dateAndTime: .dateAndTime
            }
    }

    func text(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let month = "\(padded(parts.year, 4))-\(padded(parts.month, 2))"
        let day = "\(month)-\(padded(parts.day, 2))"
        let time = "\(padded(parts.hour, 2)):\(padded(parts.minute, 2))"
        return switch mode {
        case .time: time
        case .month: month
        case .date: day
        case .dateAndTime: "\(day)T\(time)"
        }
    }

    func text(duration: TimeInterval) -> String {
        let minutes = Int(nearest: duration / 60)
        return "\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
    }

    /// - Returns: `nil` when the text is no date of this mode. Parts that the mode lacks are taken from the other date.
    func date(_ text: String, near other: Date) -> Date? {
        guard let numbers = numbers(in: text) else { return nil }
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: other)
        switch (mode, numbers.count) {
        case (.time, 2...): (parts.hour, parts.minute) = (numbers[0], numbers[1])
        case (.month, 2): (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], 1)
        case (.date, 3): (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
        case (.dateAndTime, 5...):
            (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
            (parts.hour, parts.minute) = (numbers[3], numbers[4])
        default: return nil
        }
        return isDate(parts) ? calendar.date(from: parts) : nil
    }

    /// - Returns: `nil` when the text is no time of a day.
    func duration(_ text: String) -> TimeInterval? {
        guard let numbers = numbers(in: text), numbers.count >= 2, numbers[0] < 24, numbers[1] < 60 else { return nil }
        return TimeInterval((numbers[0] * 60 + numbers[1]) * 60)
    }

    /// - Returns: `nil` when one of them is larger than a year that can be written.
    private func numbers(in text: String) -> [Int]? {
        guard text.utf8.count <= Self.longestText else { return nil }
        let numbers = text.split(whereSeparator: { "-T:".contains($0) }).compactMap { Int($0) }
        return numbers.allSatisfy { (0...9999).contains($0) } ? numbers : nil
    }

    /// Whether the parts are a real date. A calendar would accept any number, and carry over.
    private func isDate(_ parts: DateComponents) -> Bool {
        (1...12).contains(parts.month ?? 1) && (1...31).contains(parts.day ?? 1)
            && (0...23).contains(parts.hour ?? 0) && (0...59).contains(parts.minute ?? 0)
    }

    private func padded(_ number: Int?, _ digits: Int) -> String {
        let text = String(number ?? 0)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
