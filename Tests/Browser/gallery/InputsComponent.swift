import HotwireNative
import UIKit

final class InputsComponent: GalleryComponent {
    override class var name: String { "inputs" }

    override func show(_ event: String) {
        if event == "calendar" { return push(calendar(), "Calendar") }
        if event == "calendars" { return push(calendars(), "Calendars") }
        let screen = InputsViewController()
        screen.tell = { [weak self] name, value in self?.tell(name, value) }
        push(screen, "Inputs")
    }

    private func calendar() -> UIViewController {
        let (screen, date) = (UIViewController(), UIDatePicker())
        date.preferredDatePickerStyle = .inline
        date.timeZone = TimeZone(identifier: "UTC")
        date.date = Date(timeIntervalSince1970: 36 * 60 * 60)
        date.minimumDate = Date(timeIntervalSince1970: 0)
        date.accessibilityLabel = "Departure"
        date.addAction(
            UIAction { [weak self] _ in self?.tell("date", "\(Int(date.date.timeIntervalSince1970))") }, for: .valueChanged)
        screen.view.addSubview(date)
        return screen
    }

    /// Pickers for a day, for a day between bounds, for today with a time, and a disabled one.
    private func calendars() -> UIViewController {
        let (screen, stack, note) = (UIViewController(), UIStackView(), UILabel())
        let (holiday, start, end) = (UIDatePicker(), UIDatePicker(), UIDatePicker())
        let day: TimeInterval = 24 * 60 * 60
        for (date, label) in [(holiday, "Holiday"), (start, "Start"), (end, "End")] {
            date.preferredDatePickerStyle = .inline
            date.timeZone = TimeZone(identifier: "UTC")
            date.accessibilityLabel = label
            date.addAction(
                UIAction { [weak self] _ in self?.tell(label, "\(Int(date.date.timeIntervalSince1970))") }, for: .valueChanged)
            stack.addArrangedSubview(date)
        }
        stack.axis = .vertical
        holiday.datePickerMode = .date
        // In March 1970.
        holiday.date = Date(timeIntervalSince1970: 73 * day)
        holiday.minimumDate = Date(timeIntervalSince1970: 68 * day + 1)
        holiday.maximumDate = Date(timeIntervalSince1970: 78 * day)
        holiday.addAction(UIAction { _ in start.minimumDate = holiday.date }, for: .valueChanged)
        start.minuteInterval = 15
        // The last day that a browser's date can be.
        end.date = Date(timeIntervalSince1970: 253_402_214_400)
        end.isEnabled = false
        note.text = "Open"
        stack.addArrangedSubview(note)
        let close = UIAction(title: "Close") { _ in
            note.text = "Closed"
            holiday.maximumDate = Date(timeIntervalSince1970: 77 * day)
        }
        stack.addArrangedSubview(UIButton(primaryAction: close))
        screen.view.addSubview(stack)
        return screen
    }
}

final class InputsViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate, UITextFieldDelegate,
    UITextViewDelegate
{
    var tell: (String, String) -> Void = { _, _ in }
    private let stack = UIStackView()
    private let count = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 16
        view.addSubview(stack)

        let slider = UISlider()
        slider.maximumValue = 100
        slider.value = 40
        slider.accessibilityLabel = "Volume"
        slider.addTarget(self, action: #selector(slid(_:)), for: .valueChanged)
        stack.addArrangedSubview(slider)

        let stepper = UIStepper()
        stepper.maximumValue = 2
        stepper.accessibilityLabel = "Tickets"
        stepper.addTarget(self, action: #selector(stepped(_:)), for: .valueChanged)
        count.text = "0 tickets"
        let row = UIStackView(arrangedSubviews: [count, stepper])
        stack.addArrangedSubview(row)

        let flip = UISwitch()
        flip.isOn = true
        flip.addAction(UIAction { [weak self] _ in self?.tell("switch", "\(flip.isOn)") }, for: .valueChanged)
        let label = UILabel()
        label.text = "Wi-Fi"
        stack.addArrangedSubview(UIStackView(arrangedSubviews: [label, flip]))

        let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
        segments.selectedSegmentIndex = 0
        segments.addAction(
            UIAction { [weak self] _ in self?.tell("segments", "\(segments.selectedSegmentIndex)") },
            for: .valueChanged)
        stack.addArrangedSubview(segments)

        let date = UIDatePicker()
        date.datePickerMode = .date
        date.preferredDatePickerStyle = .wheels
        date.timeZone = TimeZone(identifier: "UTC")
        date.date = Date(timeIntervalSince1970: 0)
        date.accessibilityLabel = "Birthday"
        date.addAction(
            UIAction { [weak self] _ in self?.tell("date", "\(Int(date.date.timeIntervalSince1970))") },
            for: .valueChanged)
        stack.addArrangedSubview(date)

        let picker = UIPickerView()
        picker.accessibilityLabel = "Colour"
        picker.dataSource = self
        picker.delegate = self
        stack.addArrangedSubview(picker)

        let field = UITextField()
        field.placeholder = "E-mail"
        field.keyboardType = .emailAddress
        field.delegate = self
        stack.addArrangedSubview(field)

        let text = UITextView()
        text.accessibilityLabel = "Notes"
        text.delegate = self
        stack.addArrangedSubview(text)

        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.addAction(
            UIAction { [weak self] _ in self?.tell("pages", "\(pages.currentPage)") }, for: .valueChanged)
        stack.addArrangedSubview(pages)

        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.5
        progress.accessibilityLabel = "Upload"
        stack.addArrangedSubview(progress)
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        stack.addArrangedSubview(spinner)
    }

    @objc private func slid(_ slider: UISlider) { tell("slider", "\(Int(slider.value))") }

    @objc private func stepped(_ stepper: UIStepper) {
        count.text = "\(Int(stepper.value)) tickets"
        tell("stepper", "\(Int(stepper.value))")
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        ["Red", "Green", "Blue"][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        tell("picker", "\(row)")
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        tell("return", textField.text ?? "")
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) { tell("end", textField.text ?? "") }
    func textViewDidChange(_ textView: UITextView) { count.text = "\(textView.text.count) letters" }
}
