/// An action or a menu, inside of a menu.
@MainActor open class UIMenuElement {
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
        case off
        case on
        case mixed
    }

    open internal(set) var title: String
    open internal(set) var image: UIImage?
    open var subtitle: String? {
        didSet {
            if subtitle != oldValue { setNeedsScreenUpdate() }
        }
    }

    /// The menu or the bar item that shows the element.
    weak var owner: (any ScreenPart)?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}

extension UIMenuElement: ScreenPart {
    package var screenOwner: (any ScreenPart)? { owner }
}
