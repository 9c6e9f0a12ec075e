/// A screen with fonts. The page draws its title only.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
    @available(*, deprecated, message: "Does nothing in a browser.")
    open weak var delegate: (any UIFontPickerViewControllerDelegate)? {
        didSet { Inert.note("UIFontPickerViewController.delegate") }
    }
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
