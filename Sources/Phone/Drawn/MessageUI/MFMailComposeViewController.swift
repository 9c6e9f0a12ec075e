@_exported public import UIKit

/// A form to write a mail. Send opens it as a `mailto:` link in the page, without its attachments.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    private lazy var form = ComposeForm(
        title: "New Message", cancel: { [weak self] in self?.finish(.cancelled) }, send: { [weak self] in self?.send() })
    private lazy var to = form.field("To")
    private lazy var cc = form.field("Cc")
    private lazy var bcc = form.field("Bcc")
    private lazy var subject = form.field("Subject")
    private lazy var body = form.text()

    open class func canSendMail() -> Bool { true }

    public init() {
        super.init(nibName: nil, bundle: nil)
        for field in [to, cc, bcc, subject] { field.text = "" }
        body.text = ""
        setViewControllers([form], animated: false)
    }

    public required init?(coder: NSCoder) { nil }

    open func setToRecipients(_ toRecipients: [String]?) { to.text = toRecipients?.joined(separator: ", ") }
    open func setCcRecipients(_ ccRecipients: [String]?) { cc.text = ccRecipients?.joined(separator: ", ") }
    open func setBccRecipients(_ bccRecipients: [String]?) { bcc.text = bccRecipients?.joined(separator: ", ") }
    open func setSubject(_ subject: String) { self.subject.text = subject }
    open func setMessageBody(_ body: String, isHTML: Bool) { self.body.text = body }
    @available(*, deprecated, message: "no effect")
    open func setPreferredSendingEmailAddress(_ emailAddress: String) { inert(self) }

    @available(*, deprecated, message: "no effect")
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) { inert(self) }

    private func send() {
        if let link { UIApplication.shared.open(link) }
        finish(link == nil ? .failed : .sent)
    }

    /// The form's content as a `mailto:` link.
    var link: URL? {
        var link = URLComponents()
        link.scheme = "mailto"
        link.path = to.text ?? ""
        let items = [("cc", cc.text), ("bcc", bcc.text), ("subject", subject.text), ("body", body.text)]
        link.queryItems = items.filter { $0.1?.isEmpty == false }.map { URLQueryItem(name: $0.0, value: $0.1) }
        if link.queryItems?.isEmpty == true { link.queryItems = nil }
        return link.url
    }

    private func finish(_ result: MFMailComposeResult) {
        guard let mailComposeDelegate else { return dismiss(animated: true) }
        mailComposeDelegate.mailComposeController(self, didFinishWith: result, error: nil)
    }
}

@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// The result of composing a mail.
public enum MFMailComposeResult: Int, Sendable {
    case cancelled = 0
    case saved, sent, failed
}
