@_exported public import Foundation
public import UIKit

/// A web page over the app: it opens in a new tab of the browser.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    @preconcurrency @MainActor open class Configuration {
        @available(*, deprecated, message: "Does nothing in a browser.")
        open var entersReaderIfAvailable = false {
            didSet { Inert.note("SFSafariViewController.Configuration.entersReaderIfAvailable") }
        }
        @available(*, deprecated, message: "Does nothing in a browser.")
        open var barCollapsingEnabled = true {
            didSet { Inert.note("SFSafariViewController.Configuration.barCollapsingEnabled") }
        }

        public init() {}
    }

    public enum DismissButtonStyle: Int, Sendable {
        case done = 0
        case close, cancel
    }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var preferredBarTintColor: UIColor? { didSet { Inert.note("SFSafariViewController.preferredBarTintColor") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var preferredControlTintColor: UIColor? {
        didSet { Inert.note("SFSafariViewController.preferredControlTintColor") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var dismissButtonStyle = DismissButtonStyle.done {
        didSet { Inert.note("SFSafariViewController.dismissButtonStyle") }
    }
    private let url: URL

    public init(url: URL, configuration: Configuration = Configuration()) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.shared.open(url)
        dismiss(animated: false)
        delegate?.safariViewControllerDidFinish(self)
    }
}

@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
