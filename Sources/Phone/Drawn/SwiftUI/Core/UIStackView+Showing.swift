extension UIStackView {
    /// Arranges the views as SwiftUI's stacks do.
    func show(_ views: [UIView], axis: NSLayoutConstraint.Axis, spacing: CGFloat, alignment: Alignment) {
        self.axis = axis
        self.spacing = spacing
        let parts = axis == .horizontal ? segments(of: views) : views.filter { !($0 is SpacerView) }
        let isSpread = parts.count > 1 && axis == .horizontal && views.contains { $0 is SpacerView }
        distribution = isSpread ? .equalSpacing : .fill
        // A field takes the whole width, and so does a column that contains one.
        let isWide = axis == .vertical && parts.contains(where: \.isGreedy)
        self.alignment = isWide ? .fill : alignment
        if isWide, alignment == .center {
            for case let label as UILabel in parts where label.textAlignment == .natural { label.textAlignment = .center }
        }
        arrange(parts)
    }

    /// Arranges the views with as few changes as possible, because each change redraws the screen.
    func arrange(_ views: [UIView]) {
        guard !arrangedSubviews.elementsEqual(views, by: ===) else { return }
        for view in arrangedSubviews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for (index, view) in views.enumerated() {
            if index < arrangedSubviews.count, arrangedSubviews[index] === view { continue }
            insertArrangedSubview(view, at: index)
        }
    }

    /// Groups the views between spacers, so that each group stays together.
    private func segments(of views: [UIView]) -> [UIView] {
        let groups = views.split { $0 is SpacerView }
        guard groups.count > 1, groups.contains(where: { $0.count > 1 }) else {
            return views.filter { !($0 is SpacerView) }
        }
        return groups.enumerated().map { index, group in
            if group.count == 1, let only = group.first { return only }
            let stack = segment(index)
            stack.spacing = spacing
            stack.alignment = .center
            stack.arrange(Array(group))
            return stack
        }
    }

    private func segment(_ index: Int) -> UIStackView {
        var stacks = objc_getAssociatedObject(self, segmentKey) as? [Int: UIStackView] ?? [:]
        if let stack = stacks[index] { return stack }
        let stack = UIStackView()
        stacks[index] = stack
        objc_setAssociatedObject(self, segmentKey, stacks, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return stack
    }
}

private nonisolated(unsafe) let segmentKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension UIView {
    /// Whether the view takes all available width.
    var isGreedy: Bool {
        switch self {
        case is UITextField, is UITextView, is UISlider, is UITableView, is UIProgressView, is LineView,
            is UISegmentedControl:
            true
        case let stack as UIStackView:
            stack.distribution == .equalSpacing || stack.wantsWidth || stack.arrangedSubviews.contains(where: \.isGreedy)
        default: wantsWidth
        }
    }

    /// The subviews in their visible order.
    var parts: [UIView] { (self as? UIStackView)?.arrangedSubviews ?? subviews }

    /// Whether a modifier has requested all available width.
    var wantsWidth: Bool {
        get { objc_getAssociatedObject(self, widthKey) as? Bool ?? false }
        set { objc_setAssociatedObject(self, widthKey, newValue ? true : nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// The action of a swipe on the row.
    var swipe: (() -> Void)? {
        get { (objc_getAssociatedObject(self, swipeKey) as? SwipeBox)?.body }
        set {
            objc_setAssociatedObject(self, swipeKey, newValue.map(SwipeBox.init), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    /// Copies the colour, corners and border of a fill.
    func wear(_ fill: UIView) {
        if let color = fill.backgroundColor { backgroundColor = color }
        takePaint(of: fill)
        if fill.layer.cornerRadius > 0 { clip(corner: fill.layer.cornerRadius) }
        if fill.layer.borderWidth > 0 {
            layer.borderWidth = fill.layer.borderWidth
            layer.borderColor = fill.layer.borderColor
        }
    }
}

private final class SwipeBox {
    let body: () -> Void
    init(body: @escaping () -> Void) { self.body = body }
}

private nonisolated(unsafe) let widthKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
private nonisolated(unsafe) let swipeKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
