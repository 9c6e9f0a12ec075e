import AppTestSupport
import Foundation
import Testing
import UIKit
import ViaductProtocol

extension EmbeddedSessionTests {
    /// Views as elements of a screen, and the effect of values that a person sets.
    @MainActor @Suite struct ElementTests {
        let page = TestPage([DrawingComponent.self])

        private func element(_ view: UIView) async throws -> Screen.Element { try await page.element(view) }
        private func current() async throws -> Screen.Element { try await page.element() }

        private func set(_ control: String?, to value: String) throws {
            page.act(try #require(control), value: value)
        }

        @Test func `a view is moved, has its shadow, and tells its hint`() async throws {
            let label = UILabel()
            label.text = "New"
            let plain = try await element(label)
            #expect(plain.transform == [] && plain.shadow == nil && plain.hint == nil && !plain.silent)
            label.transform = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 4, y: 5))
            label.layer.shadowColor = UIColor.red.withAlphaComponent(0.5).cgColor
            label.layer.shadowOpacity = 0.5
            label.layer.shadowRadius = 6
            label.accessibilityHint = "Since today"
            label.accessibilityElementsHidden = true
            let written = try await current()
            #expect(written.transform == [2, 0, 0, 3, 4, 5])
            let shadow = try #require(written.shadow)
            #expect(shadow.color == .init(UIColor.red.withAlphaComponent(0.25).hex))
            #expect((shadow.x, shadow.y, shadow.blur) == (0, -3, 12))
            #expect(written.hint == "Since today")
            #expect(written.silent)
        }

        @Test func `a button without a word is drawn by its colour or by the views in it, and tells of a tap`() async throws {
            var taps = 0
            let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
            button.frame = CGRect(x: 0, y: 0, width: 28, height: 28)
            #expect(try await element(button).stack?.control == nil)
            button.backgroundColor = .red
            let red = try #require(try await current().stack)
            #expect(red.title == "Button" && red.children.isEmpty)
            page.act(try #require(red.control))
            #expect(taps == 1)
            button.backgroundColor = nil
            let label = UILabel()
            label.text = "Own"
            button.addSubview(label)
            #expect(try await current().stack?.title == "Own")
        }

        @Test func `a slider stays between its bounds and tells of its value`() async throws {
            let slider = UISlider()
            slider.maximumValue = 10
            var values: [Float] = []
            slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
            let written = try await element(slider).slider?.control
            try set(written, to: "4.5")
            try set(written, to: "99")
            try set(written, to: #""x""#)
            #expect(values == [4.5, 10])
        }

        @Test func `a stack's margins are drawn when it is laid out within them`() async throws {
            let stack = UIStackView(arrangedSubviews: [UISlider()])
            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4.5)
            #expect(try await element(stack).padding == [])
            stack.isLayoutMarginsRelativeArrangement = true
            #expect(try await current().padding == [1, 4.5, 3, 2])
        }

        @Test func `a stepper stops at its end unless it wraps`() async throws {
            let stepper = UIStepper()
            stepper.maximumValue = 1
            var written = try await element(stepper).stepper
            #expect(written?.canDecrease == false)
            try set(written?.control, to: "true")
            written = try await current().stepper
            #expect(written?.canIncrease == false)
            try set(written?.control, to: "true")
            #expect(stepper.value == 1)
            stepper.wraps = true
            try set(written?.control, to: "true")
            #expect(stepper.value == 0)
        }

        @Test(arguments: [
            (UIDatePicker.Mode.date, "1970-01-02", #""1970-01-05""#, 4 * 86_400 + 3_600),
            (.time, "01:00", #""13:30""#, 86_400 + 13 * 3_600 + 1_800),
            (.dateAndTime, "1970-01-02T01:00", #""1970-01-03T02:15""#, 2 * 86_400 + 2 * 3_600 + 900),
        ])
        func `a date goes as an input of a page writes it, and comes back so`(
            mode: UIDatePicker.Mode, text: String, chosen: String, seconds: Int
        ) async throws {
            let picker = UIDatePicker()
            picker.datePickerMode = mode
            picker.timeZone = TimeZone(identifier: "UTC")
            picker.date = Date(timeIntervalSince1970: 86_400 + 3_600)
            let written = try await element(picker).date
            #expect(written?.value == text)
            try set(written?.control, to: chosen)
            #expect(picker.date == Date(timeIntervalSince1970: TimeInterval(seconds)))
            try set(written?.control, to: #""never""#)
            #expect(picker.date == Date(timeIntervalSince1970: TimeInterval(seconds)))
        }

        @Test(arguments: [(UIDatePicker.Mode.date, true), (.dateAndTime, true), (.time, false)])
        func `a date in the inline style shows its month, where it has one`(mode: UIDatePicker.Mode, isInline: Bool) async throws {
            let picker = UIDatePicker()
            picker.datePickerMode = mode
            #expect(try await element(picker).date?.inline == false)
            picker.preferredDatePickerStyle = .inline
            #expect(try await current().date?.inline == isInline)
        }

        @Test(arguments: [
            (UIDatePicker.Mode.countDownTimer, #""9223372036854775807:59""#), (.countDownTimer, #""153722867280912931:00""#),
            (.countDownTimer, #""24:00""#), (.date, #""9223372036854775807-01-01""#), (.date, #""2026-13-01""#),
            (.time, #""9223372036854775807:9223372036854775807""#), (.yearAndMonth, #""0-9223372036854775807""#),
        ])
        func `a time that there is not changes nothing`(mode: UIDatePicker.Mode, chosen: String) async throws {
            let picker = UIDatePicker()
            picker.datePickerMode = mode
            let (date, duration) = (picker.date, picker.countDownDuration)
            try set(try await element(picker).date?.control, to: chosen)
            #expect(picker.date == date)
            #expect(picker.countDownDuration == duration)
        }

        @Test(arguments: [1e300, -1e300, .infinity, .nan])
        func `numbers beyond all bounds are drawn as others`(number: Double) async throws {
            let picker = UIDatePicker()
            picker.datePickerMode = .countDownTimer
            picker.countDownDuration = number
            picker.minuteInterval = .max
            let pages = UIPageControl()
            pages.numberOfPages = .min
            pages.currentPage = .max
            #expect(pages.currentPage == 0)
            let slider = UISlider()
            slider.value = Float(number)
            let stack = UIStackView(arrangedSubviews: [picker, pages, slider])
            stack.spacing = number
            stack.layer.cornerRadius = number
            stack.alpha = 0.5
            stack.frame = CGRect(x: number, y: number, width: number, height: number)
            #expect(try await element(stack).stack?.children.isEmpty == false)
            picker.datePickerMode = .dateAndTime
            picker.date = Date(timeIntervalSinceReferenceDate: number)
            #expect(try await current().stack?.children.isEmpty == false)
        }

        @Test func `a colour that differs in the dark is both`() async throws {
            let label = UILabel()
            label.text = "A"
            label.textColor = .systemRed
            label.backgroundColor = UIColor(white: 1, alpha: 1)
            let written = try await element(label)
            #expect(written.tint == .init("#FF3B30", dark: "#FF453A"))
            #expect(written.background == "#FFFFFF")
        }

        @Test func `an attributed text has a run for each of its looks`() async throws {
            let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            text.append(
                NSAttributedString(
                    string: "b", attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .underlineStyle: 1]))
            let label = UILabel()
            label.attributedText = text
            let runs = try #require(try await element(label).label?.runs)
            #expect(runs.map(\.text) == ["a", "b"])
            #expect(runs[0].weight == nil)
            #expect(runs[1].weight == 700)
            #expect(runs[1].underline)
            label.text = "plain"
            #expect(try await current().label?.runs == [])
        }

        @Test func `a row is chosen, and keeps its cell until it is loaded again`() async throws {
            let table = UITableView(frame: .zero, style: .grouped)
            let rows = Rows()
            table.dataSource = rows
            table.delegate = rows
            let written = try #require(try await element(table).list)
            #expect(written.style == .grouped)
            let row = try #require(written.sections.first?.rows.last)
            #expect(row.title == "Row 1")
            #expect(row.detail == "1 of 1")
            try set(row.control, to: "null")
            #expect(rows.selected == [1])
            _ = try await current()
            #expect(rows.made == 2)
            table.reloadData()
            _ = try await current()
            #expect(rows.made == 4)
        }

        private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            var made = 0
            var selected: [Int] = []

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                made += 1
                let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                cell.detailTextLabel?.text = "\(indexPath.row) of 1"
                return cell
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                selected.append(indexPath.row)
            }
        }
    }
}
