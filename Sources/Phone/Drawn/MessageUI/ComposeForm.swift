/// The fields of a mail or a message, with Cancel and Send.
final class ComposeForm: UIViewController {
    private let cancel: () -> Void
    private let send: () -> Void
    private let stack = UIStackView()

    init(title: String, cancel: @escaping () -> Void, send: @escaping () -> Void) {
        self.cancel = cancel
        self.send = send
        super.init(nibName: nil, bundle: nil)
        self.title = title
        stack.axis = .vertical
        stack.spacing = 8
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stack)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Send", primaryAction: UIAction { [weak self] _ in self?.send() })
    }

    func field(_ name: String) -> UITextField {
        let field = UITextField()
        field.placeholder = name
        stack.addArrangedSubview(field)
        return field
    }

    func text() -> UITextView {
        let text = UITextView()
        text.accessibilityLabel = "Text"
        stack.addArrangedSubview(text)
        return text
    }
}
