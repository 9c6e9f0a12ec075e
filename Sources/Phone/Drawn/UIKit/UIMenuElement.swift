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

    /// The menu or the bar button item that it was put into last.
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
