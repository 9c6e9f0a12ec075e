/// The header or footer view of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    public let reuseIdentifier: String?
    open lazy var contentView = part(UIView())
    open lazy var textLabel: UILabel? = part(UILabel())
    @available(*, deprecated, message: "no effect")
    open lazy var detailTextLabel: UILabel? = Inert.note(
        "UITableViewHeaderFooterView.detailTextLabel", returning: part(UILabel()))
    @available(*, deprecated, message: "no effect") open var backgroundView: UIView? { didSet { inert(self) } }
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { setNeedsScreenUpdate() }
    }
    @available(*, deprecated, message: "no effect")
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { inert(self) } }

    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public convenience init() {
        self.init(reuseIdentifier: nil)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    open func prepareForReuse() {}
    open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

    private func part<Part: UIView>(_ view: Part) -> Part {
        view.partOwner = self
        return view
    }
}
