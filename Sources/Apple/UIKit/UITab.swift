/// A tab, as tab bar controllers have them since iOS 18.
@preconcurrency @MainActor open class UITab: NSObject {
    public let identifier: String
    open var title: String
    open var subtitle: String?
    open var image: UIImage?
    open var badgeValue: String?
    open var userInfo: Any?
    open var isHidden = false
    private let makeViewController: ((UITab) -> UIViewController)?
    open private(set) lazy var viewController: UIViewController? = makeViewController?(self)

    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        makeViewController = viewControllerProvider
        super.init()
    }
}
