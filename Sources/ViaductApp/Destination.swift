import HotwireNative
import UIKit
import WebKit

/// The view controller that stands for one visited location of a page, as a `HotwireWebViewController` does on a phone.
final class Destination: UIViewController, BridgeDestination, Visitable {
    private(set) lazy var bridgeDelegate = BridgeDelegate(
        location: location, destination: self, componentTypes: componentTypes)
    private let location: String
    private let componentTypes: [BridgeComponent.Type]
    private lazy var pageView = VisitableView()

    /// - Parameter location: the page's URL when it came here.
    init(location: String, componentTypes: [BridgeComponent.Type]) {
        self.location = location
        self.componentTypes = componentTypes
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// The one web view of the page goes from destination to destination, with the bridge.
    var visitableView: VisitableView {
        pageView.webView = bridgeDelegate.webView
        return pageView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        bridgeDelegate.onViewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        bridgeDelegate.onViewWillAppear()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        bridgeDelegate.onViewDidAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        bridgeDelegate.onViewWillDisappear()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        bridgeDelegate.onViewDidDisappear()
    }
}
