/// The content of a bar.
@preconcurrency @MainActor public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

@MainActor protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    func add(to context: RenderContext)
}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError() }
}

extension ToolbarContent {
    func added(to context: RenderContext, at key: AnyHashable = 0) {
        let context = context.child(key, Self.self)
        if let primitive = self as? any PrimitiveToolbarContent { return primitive.add(to: context) }
        context.link(self)
        body.added(to: context)
    }
}

public struct ToolbarItemPlacement: Sendable {
    enum Side: Sendable {
        case left, right, middle, bottom
    }

    let side: Side
    var isDone = false
    public static let automatic = ToolbarItemPlacement(side: .right)
    public static let principal = ToolbarItemPlacement(side: .middle)
    public static let navigation = ToolbarItemPlacement(side: .left)
    public static let primaryAction = ToolbarItemPlacement(side: .right)
    public static let secondaryAction = ToolbarItemPlacement(side: .right)
    public static let confirmationAction = ToolbarItemPlacement(side: .right, isDone: true)
    public static let cancellationAction = ToolbarItemPlacement(side: .left)
    public static let destructiveAction = ToolbarItemPlacement(side: .right)
    public static let topBarLeading = ToolbarItemPlacement(side: .left)
    public static let topBarTrailing = ToolbarItemPlacement(side: .right)
    public static let navigationBarLeading = ToolbarItemPlacement(side: .left)
    public static let navigationBarTrailing = ToolbarItemPlacement(side: .right)
    public static let bottomBar = ToolbarItemPlacement(side: .bottom)
    public static let keyboard = ToolbarItemPlacement(side: .bottom)
    public static let status = ToolbarItemPlacement(side: .bottom)
}

public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    func add(to context: RenderContext) {
        let context = context.with {
            $0.buttonStyle = DefaultButtonStyle.automatic
            $0.isInList = false
            $0.foreground = nil
        }
        let views = content.rendered(in: context)
        if placement.side == .middle {
            context.renderer.bar.titleView = views.first
            return
        }
        let items = views.filter { !($0 is SpacerView) }.enumerated().map { item(of: $1, at: $0, in: context) }
        switch placement.side {
        case .left: context.renderer.bar.left += items
        // UIKit's list begins at the edge.
        case .right: context.renderer.bar.right = items.reversed() + context.renderer.bar.right
        default: context.renderer.bar.bottom += items
        }
    }

    private func item(of view: UIView, at index: Int, in context: RenderContext) -> UIBarButtonItem {
        guard let button = view as? UIButton else {
            return context.node.value("view \(index) \(ObjectIdentifier(view))") { UIBarButtonItem(customView: view) }
        }
        let item = context.node.value("item \(index) \(ObjectIdentifier(view))") {
            UIBarButtonItem(
                title: nil, image: nil, primaryAction: UIAction { [weak button] _ in button?.tap() }, menu: nil)
        }
        item.title = button.currentTitle
        item.image = button.currentImage
        item.accessibilityLabel = button.accessibilityLabel
        item.isEnabled = button.isEnabled
        item.tintColor = button.role == .destructive ? .systemRed : button.configuration?.baseForegroundColor
        item.style = placement.isDone ? .done : .plain
        if item.menu !== button.menu { item.menu = button.menu }
        return item
    }
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    private let item: ToolbarItem<(), Content>

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        item = ToolbarItem(placement: placement, content: content)
    }

    public var body: some ToolbarContent { item }
}

public struct ToolbarTuple: PrimitiveToolbarContent {
    let contents: [any ToolbarContent]

    func add(to context: RenderContext) {
        for (index, content) in contents.enumerated() { content.added(to: context, at: index) }
    }
}

@resultBuilder public enum ToolbarContentBuilder {
    @MainActor public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock(_ contents: any ToolbarContent...) -> ToolbarTuple {
        ToolbarTuple(contents: contents)
    }
    @MainActor public static func buildIf(_ content: (any ToolbarContent)?) -> ToolbarTuple {
        ToolbarTuple(contents: [content].compactMap { $0 })
    }
    @MainActor public static func buildEither(first: any ToolbarContent) -> ToolbarTuple {
        ToolbarTuple(contents: [first])
    }
    @MainActor public static func buildEither(second: any ToolbarContent) -> ToolbarTuple {
        ToolbarTuple(contents: [second])
    }
}
