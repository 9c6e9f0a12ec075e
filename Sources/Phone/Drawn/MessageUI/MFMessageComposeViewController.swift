/// A form to write a message. Send opens it as an `sms:` link in the page.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]? {
        get { to.text?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
        set { to.text = newValue?.joined(separator: ", ") }
    }
    open var body: String? {
        get { text.text }
        set { text.text = newValue ?? "" }
    }
    @available(*, deprecated, message: "no effect") open var subject: String? { didSet { inert(self) } }
    private lazy var form = ComposeForm(
        title: "New Message", cancel: { [weak self] in self?.finish(.cancelled) }, send: { [weak self] in self?.send() })
    private lazy var to = form.field("To")
    private lazy var text = form.text()

    open class func canSendText() -> Bool { true }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }

    public init() {
        super.init(nibName: nil, bundle: nil)
        to.text = ""
        text.text = ""
        setViewControllers([form], animated: false)
    }

    public required init?(coder: NSCoder) { nil }

    private func send() {
        if let link { UIApplication.shared.open(link) }
        finish(link == nil ? .failed : .sent)
    }

    /// The form's content as an `sms:` link.
    var link: URL? {
        var link = URLComponents()
        link.scheme = "sms"
        link.path = recipients?.joined(separator: ",") ?? ""
        if let body, !body.isEmpty { link.queryItems = [URLQueryItem(name: "body", value: body)] }
        return link.url
    }

    private func finish(_ result: MessageComposeResult) {
        guard let messageComposeDelegate else { return dismiss(animated: true) }
        messageComposeDelegate.messageComposeViewController(self, didFinishWith: result)
    }
}

@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// The result of composing a message.
public enum MessageComposeResult: Int, Sendable {
    case cancelled = 0
    case sent, failed
}
