public import UIKit

/// A web page over the app: it opens in a new tab of the browser.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    @preconcurrency @MainActor open class Configuration {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true

        public init() {}
    }

    public enum DismissButtonStyle: Int, Sendable {
        case done = 0
        case close, cancel
    }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
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
