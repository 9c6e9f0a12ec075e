/// Two controllers side by side, where there is room: not on a phone.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {}
