@_exported public import EventKit
@_exported public import UIKit

/// An event to edit.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore!
    open var event: EKEvent? {
        didSet { show() }
    }
    private let name = UITextField()
    private let place = UITextField()
    private let time = UILabel()
    private let notes = UITextView()

    public init() {
        super.init(nibName: nil, bundle: nil)
        name.placeholder = "Title"
        place.placeholder = "Location"
        notes.accessibilityLabel = "Notes"
        let stack = UIStackView(arrangedSubviews: [name, place, time, notes])
        stack.axis = .vertical
        stack.spacing = 8
        let form = UIViewController()
        form.title = "New Event"
        form.view.addSubview(stack)
        form.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(.canceled) })
        form.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", primaryAction: UIAction { [weak self] _ in self?.save() })
        setViewControllers([form], animated: false)
    }

    public required init?(coder: NSCoder) { nil }

    private func show() {
        name.text = event?.title
        place.text = event?.location
        notes.text = event?.notes ?? ""
        let dates = [event?.startDate, event?.endDate].compactMap { $0 }
        time.text = dates.map { $0.formatted(date: .abbreviated, time: .shortened) }.joined(separator: " – ")
    }

    private func save() {
        let store = eventStore ?? EKEventStore()
        let event = event ?? EKEvent(eventStore: store)
        event.title = name.text
        event.location = place.text
        event.notes = notes.text
        try? store.save(event, span: .thisEvent)
        finish(.saved)
    }

    private func finish(_ action: EKEventEditViewAction) {
        guard let editViewDelegate else { return dismiss(animated: true) }
        editViewDelegate.eventEditViewController(self, didCompleteWith: action)
    }
}

public enum EKEventEditViewAction: Int, Sendable {
    case canceled = 0
    case saved, deleted
}

@preconcurrency @MainActor public protocol EKEventEditViewDelegate: AnyObject {
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar {
        EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore())
    }
}
