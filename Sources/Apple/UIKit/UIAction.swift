/// Something that happens at a tap.
open class UIAction: UIMenuElement {
    public typealias Handler = UIActionHandler

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
        set {
            guard newValue != super.title else { return }
            super.title = newValue
            setNeedsScreenUpdate()
        }
    }

    open override var image: UIImage? {
        get { super.image }
        set {
            guard newValue != super.image else { return }
            super.image = newValue
            setNeedsScreenUpdate()
        }
    }

    open var attributes: UIMenuElement.Attributes {
        didSet {
            if attributes != oldValue { setNeedsScreenUpdate() }
        }
    }

    open var state: UIMenuElement.State {
        didSet {
            if state != oldValue { setNeedsScreenUpdate() }
        }
    }

    open var discoverabilityTitle: String?
    public let identifier: Identifier
    /// Who has called the handler, while it runs.
    public private(set) weak var sender: AnyObject?
    private let handler: UIActionHandler

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender.map { $0 as AnyObject }
        handler(self)
        self.sender = nil
    }
}

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void
