/// An action or a submenu in a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    public enum State: Int, Sendable {
        case off = 0
        case on
        case mixed
    }

    open internal(set) var title: String {
        didSet { valueDidChange(from: oldValue, to: title) }
    }
    open var subtitle: String? {
        didSet { valueDidChange(from: oldValue, to: subtitle) }
    }
    open internal(set) var image: UIImage? {
        didSet { valueDidChange(from: oldValue, to: image) }
    }

    /// The menu or the bar button item that it was added to last.
    weak var owner: (any ScreenPart)?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}

extension UIMenuElement: ScreenPart {
    var screenOwner: (any ScreenPart)? { owner }
}

/// Menu elements that are created when the menu opens; here, when they are added to a menu.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    /// The provider's elements; empty until it has given them.
    package private(set) var elements: [UIMenuElement] = []

    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(title: "", subtitle: nil, image: nil)
        elementProvider { [weak self] elements in
            guard let self else { return }
            self.elements = elements
            for element in elements { element.owner = self }
            self.setNeedsScreenUpdate()
        }
    }

    public class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider)
    }
}
