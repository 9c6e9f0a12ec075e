public import UIKit

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"

/// The App Store's screen of a product. The page draws only its title.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    open func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) {
        title = "App Store"
        block?(true, nil)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.productViewControllerDidFinish(self)
    }
}

@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: AnyObject {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The App Store's card at the bottom of the screen. It is not drawn.
@preconcurrency @MainActor open class SKOverlay: NSObject {
    public enum Position: Int, Sendable {
        case bottom = 0
        case bottomRaised
    }

    @preconcurrency @MainActor open class Configuration: NSObject {}

    open class AppConfiguration: Configuration {
        public let appIdentifier: String

        public init(appIdentifier: String, position: Position) {
            self.appIdentifier = appIdentifier
            super.init()
        }
    }

    public init(configuration: Configuration) { super.init() }

    @available(*, deprecated, message: "no effect") open func present(in scene: UIWindowScene) { inert(self) }
}
