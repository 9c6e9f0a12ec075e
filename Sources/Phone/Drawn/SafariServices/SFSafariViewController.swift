@_exported public import Foundation
public import UIKit

/// A browser within the app. Here the web page opens in a new tab.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    @preconcurrency @MainActor open class Configuration {
        @available(*, deprecated, message: "no effect") open var entersReaderIfAvailable = false { didSet { inert(self) } }
        @available(*, deprecated, message: "no effect") open var barCollapsingEnabled = true { didSet { inert(self) } }

        public init() {}
    }

    public enum DismissButtonStyle: Int, Sendable {
        case done = 0
        case close, cancel
    }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    @available(*, deprecated, message: "no effect") open var preferredBarTintColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var preferredControlTintColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var dismissButtonStyle = DismissButtonStyle.done { didSet { inert(self) } }
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
