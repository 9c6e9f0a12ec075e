@_exported public import Contacts
@_exported public import UIKit

/// Asks for a contact. The developer types it in.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    @available(*, deprecated, message: "no effect") open var displayedPropertyKeys: [String]? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var predicateForEnablingContact: NSPredicate? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var predicateForSelectionOfContact: NSPredicate? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var predicateForSelectionOfProperty: NSPredicate? { didSet { inert(self) } }
    private let form = ContactForm()

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Choose a Contact"
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(form)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.choose() })
    }

    private func cancel() {
        dismiss(animated: true)
        delegate?.contactPickerDidCancel(self)
    }

    private func choose() {
        dismiss(animated: true)
        delegate?.contactPicker(self, didSelect: form.contact)
    }
}

@preconcurrency @MainActor public protocol CNContactPickerDelegate: AnyObject {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        contactPicker(picker, didSelect: [contact])
    }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}
