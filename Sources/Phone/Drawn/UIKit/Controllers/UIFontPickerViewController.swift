/// A font picker. The page draws only its title.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
    @available(*, deprecated, message: "no effect")
    open weak var delegate: (any UIFontPickerViewControllerDelegate)? { didSet { inert(self) } }
    open var selectedFontDescriptor: UIFontDescriptor?

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
        title = "Fonts"
    }
}

@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
