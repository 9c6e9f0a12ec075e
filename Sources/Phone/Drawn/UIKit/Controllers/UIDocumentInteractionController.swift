public import Foundation

/// Shows a file or offers it to other apps. Here it opens the share sheet.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
    open var url: URL?
    open var uti: String?
    open var name: String?
    open var annotation: Any?
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    public override init() { super.init() }

    public init(url: URL) {
        self.url = url
        name = url.lastPathComponent
        super.init()
    }

    open var icons: [UIImage] { [] }

    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        share(from: delegate?.documentInteractionControllerViewControllerForPreview(self))
    }

    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { share() }

    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { share() }

    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { share() }

    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { share() }

    open func dismissPreview(animated: Bool) {}
    open func dismissMenu(animated: Bool) {}

    private func share(from controller: UIViewController? = nil) -> Bool {
        guard let url, let presenter = controller ?? UIApplication.shared.keyWindow?.rootViewController else {
            return false
        }
        presenter.present(UIActivityViewController(activityItems: [url], applicationActivities: nil), animated: true)
        return true
    }
}

@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
    { UIApplication.shared.keyWindow?.rootViewController ?? UIViewController() }
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
}
