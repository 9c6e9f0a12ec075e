public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// An action, with its title and image for a menu.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// Created on demand: a random one costs as much as the rest of the action.
    public private(set) lazy var identifier = Identifier(UUID().uuidString)
    open var discoverabilityTitle: String?
    open var attributes: Attributes {
        didSet { valueDidChange(from: oldValue, to: attributes) }
    }
    open var state: State {
        didSet { valueDidChange(from: oldValue, to: state) }
    }
    /// The sender of the action, while its handler runs.
    open private(set) var sender: Any?

    private let handler: UIActionHandler

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
        if let identifier { self.identifier = identifier }
    }

    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
