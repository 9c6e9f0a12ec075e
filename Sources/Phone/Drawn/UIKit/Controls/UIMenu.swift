/// A list of actions and further menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Drawn as a section of its parent menu.
        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        public static let singleSelection = Options(rawValue: 1 << 5)
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// Created on demand: a random one costs as much as the rest of the menu.
    public private(set) lazy var identifier = Identifier(UUID().uuidString)
    public let options: Options
    public let children: [UIMenuElement]
    @available(*, deprecated, message: "no effect") open var preferredElementSize = ElementSize.automatic { didSet { inert(self) } }

    public enum ElementSize: Int, Sendable {
        case automatic = -1
        case small, medium, large
    }

    /// The actions whose state is on.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child in
            (child as? UIMenu)?.selectedElements ?? ((child as? UIAction)?.state == .on ? [child] : [])
        }
    }

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
        if let identifier { self.identifier = identifier }
        for child in children { child.owner = self }
    }

    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }
}
