/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        case value1, value2, subtitle
    }

    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue, gray, `default`
    }

    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine
    }

    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete, insert
    }

    package let style: CellStyle
    public let reuseIdentifier: String?
    open lazy var contentView = part(UIView())
    open lazy var textLabel: UILabel? = part(UILabel())
    open lazy var detailTextLabel: UILabel? = style == .default ? nil : part(UILabel())
    open lazy var imageView: UIImageView? = part(UIImageView())
    open var accessoryType = AccessoryType.none {
        didSet { valueDidChange(from: oldValue, to: accessoryType) }
    }
    open var accessoryView: UIView? {
        didSet {
            accessoryView?.partOwner = self
            setNeedsScreenUpdate()
        }
    }
    @available(*, deprecated, message: "no effect") open var editingAccessoryType = AccessoryType.none { didSet { inert(self) } }
    open var selectionStyle = SelectionStyle.default {
        didSet { valueDidChange(from: oldValue, to: selectionStyle) }
    }
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { setNeedsScreenUpdate() }
    }
    @available(*, deprecated, message: "no effect")
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var backgroundView: UIView? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var selectedBackgroundView: UIView? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var separatorInset = UIEdgeInsets.zero { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var indentationLevel = 0 { didSet { inert(self) } }
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    @available(*, deprecated, message: "no effect") open var showsReorderControl = false { didSet { inert(self) } }

    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// Makes the cell the owner of a view, which notifies it of changes without being a subview.
    private func part<Part: UIView>(_ view: Part) -> Part {
        view.partOwner = self
        return view
    }
}
