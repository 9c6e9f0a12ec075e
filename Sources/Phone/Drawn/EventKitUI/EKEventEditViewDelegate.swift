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
