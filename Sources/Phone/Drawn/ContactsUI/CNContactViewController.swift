/// Shows a contact, or a form for a new one.
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    @available(*, deprecated, message: "no effect") open var allowsEditing = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var allowsActions = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var shouldShowLinkedContacts = false { didSet { inert(self) } }
    open private(set) var contact: CNContact
    private let form: ContactForm

    private init(_ contact: CNContact?, title: String) {
        self.contact = contact ?? CNContact()
        form = ContactForm(self.contact)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    public convenience init(for contact: CNContact) {
        self.init(contact, title: CNContactFormatter.string(from: contact, style: .fullName) ?? "Contact")
    }

    public convenience init(forUnknownContact contact: CNContact) {
        self.init(for: contact)
    }

    public convenience init(forNewContact contact: CNContact?) {
        self.init(contact, title: "New Contact")
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(form)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(nil) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.save() })
    }

    private func save() {
        let contact = form.contact
        let request = CNSaveRequest()
        request.add(contact, toContainerWithIdentifier: nil)
        try? (contactStore ?? CNContactStore()).execute(request)
        self.contact = contact
        finish(contact)
    }

    private func finish(_ contact: CNContact?) {
        guard let delegate else { return dismiss(animated: true) }
        delegate.contactViewController(self, didCompleteWith: contact)
    }
}

@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: AnyObject {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
