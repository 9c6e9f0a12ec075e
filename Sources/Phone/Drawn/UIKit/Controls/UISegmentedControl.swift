/// A choice of one of several segments, side by side.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    public static let noSegment = -1

    package private(set) var titles: [String] = []
    package private(set) var images: [Int: UIImage] = [:]
    package private(set) var disabled: Set<Int> = []
    private var actions: [UIAction?] = []
    open var selectedSegmentIndex = noSegment {
        didSet { valueDidChange(from: oldValue, to: selectedSegmentIndex) }
    }
    open var isMomentary = false
    @available(*, deprecated, message: "no effect") open var selectedSegmentTintColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var apportionsSegmentWidthsByContent = false { didSet { inert(self) } }
    open var numberOfSegments: Int { titles.count }

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String ?? ($0 as? UIImage)?.symbolName ?? "" }
        for (index, item) in (items ?? []).enumerated() { images[index] = item as? UIImage }
        actions = titles.map { _ in nil }
    }

    public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
        self.init(frame: frame)
        titles = actions.map(\.title)
        self.actions = actions
    }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(title ?? "", nil, at: segment)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(image?.symbolName ?? "", nil, at: segment)
    }

    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(action.title, action, at: segment)
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard titles.indices.contains(segment) else { return }
        titles.remove(at: segment)
        actions.remove(at: segment)
        setNeedsScreenUpdate()
    }

    open func removeAllSegments() {
        (titles, actions) = ([], [])
        setNeedsScreenUpdate()
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard titles.indices.contains(segment) else { return }
        titles[segment] = title ?? ""
        setNeedsScreenUpdate()
    }

    open func titleForSegment(at segment: Int) -> String? {
        titles.indices.contains(segment) ? titles[segment] : nil
    }

    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        setTitle(image?.symbolName, forSegmentAt: segment)
        images[segment] = image
    }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
        setNeedsScreenUpdate()
    }

    open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }
    @available(*, deprecated, message: "no effect")
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) { inert(self) }

    /// Simulates a tap on a segment.
    package func choose(_ segment: Int) {
        guard titles.indices.contains(segment), segment != selectedSegmentIndex || isMomentary else { return }
        selectedSegmentIndex = segment
        actions[segment]?.performWithSender(self, target: nil)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    private func insert(_ title: String, _ action: UIAction?, at segment: Int) {
        let index = max(0, min(segment, titles.count))
        titles.insert(title, at: index)
        actions.insert(action, at: index)
        setNeedsScreenUpdate()
    }
}
