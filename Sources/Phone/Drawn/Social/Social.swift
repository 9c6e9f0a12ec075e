@_exported public import UIKit

/// The compose sheet of a sharing extension.
@preconcurrency @MainActor open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
    open var textView: UITextView! { composedTextView }
    open var contentText: String! { composedTextView.text }
    open var placeholder: String!
    open var charactersRemaining: NSNumber!
    open var extensionContext: NSExtensionContext? { nil }
    private let composedTextView = UITextView()

    open func isContentValid() -> Bool { true }
    open func didSelectPost() {}
    open func didSelectCancel() {}
    open func configurationItems() -> [Any]! { [] }
    open func validateContent() {}
    open func reloadConfigurationItems() {}
}

/// The request that an extension handles for another app.
@preconcurrency @MainActor open class NSExtensionContext: NSObject {
    open var inputItems: [Any] { [] }
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    open func cancelRequest(withError error: any Error) {}
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

open class NSExtensionItem: NSObject, @unchecked Sendable {
    open var attachments: [NSItemProvider]?
    open var attributedContentText: NSAttributedString?
}
