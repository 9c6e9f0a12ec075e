/// Two controllers side by side, where there is room: not on a phone.
@MainActor open class UISplitViewController: UIViewController {}
