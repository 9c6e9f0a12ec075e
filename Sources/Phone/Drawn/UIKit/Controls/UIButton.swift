/// A button.
@preconcurrency @MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system, detailDisclosure, infoLight, infoDark, contactAdd
        case close = 7
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    public private(set) var buttonType = ButtonType.custom
    open var configuration: Configuration? {
        didSet { setNeedsScreenUpdate() }
    }
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    open var automaticallyUpdatesConfiguration = true
    @available(*, deprecated, message: "no effect") open var changesSelectionAsPrimaryAction = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var contentEdgeInsets = UIEdgeInsets.zero { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var imageEdgeInsets = UIEdgeInsets.zero { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var titleEdgeInsets = UIEdgeInsets.zero { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var adjustsImageWhenHighlighted = true { didSet { inert(self) } }
    /// Opens on a tap when the menu is the primary action.
    open var menu: UIMenu? {
        didSet {
            menu?.owner = self
            setNeedsScreenUpdate()
        }
    }
    open var role = Role.normal {
        didSet { valueDidChange(from: oldValue, to: role) }
    }
    open var titleLabel: UILabel? { titleView }
    open var imageView: UIImageView? { pictureView }

    private lazy var titleView = part(UILabel())
    private lazy var pictureView = part(UIImageView())
    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]
    private var colors: [State: UIColor] = [:]
    private var styledTitles: [State: NSAttributedString] = [:]

    public enum Role: Int, Sendable {
        case normal = 0
        case primary, cancel, destructive
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if buttonType == .close { images[.normal] = UIImage(systemName: "xmark") }
        if buttonType == .contactAdd { images[.normal] = UIImage(systemName: "plus") }
    }

    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        self.configuration = configuration
        adopt(primaryAction)
    }

    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        styledTitles[state] = nil
        titleView.text = titles[.normal]
        setNeedsScreenUpdate()
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        setTitle(title?.string, for: state)
        styledTitles[state] = title
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state] = color
        setNeedsScreenUpdate()
    }

    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        pictureView.image = images[.normal]
        setNeedsScreenUpdate()
    }

    @available(*, deprecated, message: "no effect")
    open func setBackgroundImage(_ image: UIImage?, for state: State) { inert(self) }
    @available(*, deprecated, message: "no effect")
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) { inert(self) }
    open func setNeedsUpdateConfiguration() {
        configurationUpdateHandler?(self)
        setNeedsScreenUpdate()
    }
    open func updateConfiguration() {}

    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        styledTitles[state] ?? styledTitles[.normal]
    }
    open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

    open var currentTitle: String? { configuration?.shownTitle ?? title(for: state) }
    open var currentAttributedTitle: NSAttributedString? {
        configuration.map { $0.styledTitle } ?? attributedTitle(for: state)
    }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    open var currentTitleColor: UIColor {
        configuration?.baseForegroundColor ?? titleColor(for: state) ?? tintColor
    }
    /// The title colour that was set on the button; `nil` without one.
    package var ownTitleColor: UIColor? { configuration?.baseForegroundColor ?? titleColor(for: state) ?? ownTint }

    open override func performPrimaryAction() {
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    package func tap() {
        performPrimaryAction()
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            titles[.normal] = action.title
            images[.normal] = action.image
        }
        addAction(action, for: .primaryActionTriggered)
    }

    /// Makes the button the owner of its label or image view, which notify it of changes without being subviews.
    private func part<Part: UIView>(_ view: Part) -> Part {
        view.partOwner = self
        return view
    }
}
