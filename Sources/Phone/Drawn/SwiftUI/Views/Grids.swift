/// Rows of views.
public struct Grid<Content: View>: View {
    private let stack: VStack<Content>

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        stack = VStack(alignment: alignment.horizontal, spacing: verticalSpacing, content: content)
    }

    public var body: some View { stack }
}

public struct GridRow<Content: View>: View {
    private let stack: HStack<Content>

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        stack = HStack(alignment: alignment ?? .center, content: content)
    }

    public var body: some View { stack }
}

public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    @available(*, deprecated, message: "no effect")
    public var alignment: Alignment? {
        get { keptAlignment }
        set {
            inert(self)
            keptAlignment = newValue
        }
    }
    private var keptAlignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil) {
        self.size = size
        self.spacing = spacing
    }

    @available(*, deprecated, message: "no effect")
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment?) {
        self.init(size, spacing: spacing)
        keptAlignment = Inert.note("GridItem.alignment", returning: alignment)
    }

    /// The number of columns that it gives on a phone.
    var columns: Int {
        if case .adaptive(let minimum, _) = size { return max(1, Int(nearest: 358 / max(1, minimum + (spacing ?? 8)))) }
        return 1
    }
}

/// A grid with a number of columns.
public struct LazyVGrid<Content: View>: PrimitiveView {
    let columns: [GridItem]
    let spacing: CGFloat?
    let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.spacing = spacing
        self.content = content()
    }

    func render(in context: RenderContext) -> [UIView] {
        let views = content.rendered(in: context)
        let width = max(1, columns.map(\.columns).reduce(0, +))
        let rows = stride(from: 0, to: views.count, by: width).map { start in
            let row = context.child("row \(start)", UIStackView.self).view { UIStackView() }
            row.show(
                Array(views[start..<min(start + width, views.count)]), axis: .horizontal, spacing: 8, alignment: .fill)
            row.distribution = .fillEqually
            return row
        }
        let stack = context.view { UIStackView() }
        stack.show(rows, axis: .vertical, spacing: spacing ?? 8, alignment: .fill)
        return [stack]
    }
}

public struct LazyHGrid<Content: View>: View {
    private let stack: HStack<Content>

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        stack = HStack(alignment: alignment, spacing: spacing, content: content)
    }

    public var body: some View { stack }
}
