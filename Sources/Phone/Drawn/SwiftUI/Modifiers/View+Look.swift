extension View {
    // MARK: Letters

    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        changingEnvironment { values in weight.map { values.font = (values.font ?? .body).weight($0) } }
    }
    public func bold(_ isActive: Bool = true) -> some View { environment(\.isBold, isActive) }
    public func italic(_ isActive: Bool = true) -> some View {
        changingEnvironment { if isActive { $0.font = ($0.font ?? .body).italic() } }
    }
    public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foreground, color.map { AnyShapeStyle($0) })
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.foreground, AnyShapeStyle(style))
    }
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        foregroundStyle(primary)
    }
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { environment(\.lineLimit, limit.upperBound) }
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { environment(\.lineLimit, nil) }
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { environment(\.lineLimit, limit) }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    // MARK: The rectangle

    public func opacity(_ opacity: Double) -> some View {
        modifyingViews { views, _ in for view in views { view.alpha = opacity } }
    }
    public func hidden() -> some View { modifyingViews { views, _ in for view in views { view.isHidden = true } } }

    @_disfavoredOverload
    public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        self.background(alignment: alignment) { background }
    }
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        let background = content()
        return transformingViews { views, context in
            let box = context.surface(views, name: "background")
            let under = background.rendered(in: context, at: "under")
            for fill in under where fill is FillView { box.wear(fill) }
            let rest = under.filter { !($0 is FillView) }
            if let box = box as? BoxView, !rest.isEmpty { box.arrange(rest + views) }
            return [box]
        }
    }
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        transformingViews { views, context in
            let box = context.surface(views, name: "background")
            box.paint(style, in: context.environment)
            return [box]
        }
    }
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(alignment: .center) { shape.fill(style) }
    }

    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        self.overlay(alignment: alignment) { overlay }
    }
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        let overlay = content()
        return transformingViews { views, context in
            let over = overlay.rendered(in: context, at: "over")
            if over.isEmpty { return views }
            let fills = over.filter { $0 is FillView }
            guard over.count == fills.count, views.count == 1 else {
                return [context.box(views + over.filter { !($0 is FillView) }, name: "overlay")]
            }
            for fill in fills { views[0].wear(fill) }
            return views
        }
    }
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifyingOne { view, context in
            view.layer.borderWidth = width
            view.layer.borderColor = content.resolve(in: context.environment).cgColor
        }
    }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifyingOne { view, _ in view.clip(corner: radius) }
    }
    public func clipped(antialiased: Bool = false) -> some View {
        modifyingOne { view, _ in view.layer.masksToBounds = true }
    }
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifyingOne { view, _ in view.clip(corner: shape.cornerSize ?? 999) }
    }

    // MARK: Places and movements

    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifyingOne { view, context in
            view.layer.shadowColor = color.resolve(in: context.environment).cgColor
            view.layer.shadowOpacity = 1
            view.layer.shadowOffset = CGSize(width: x, height: y)
            view.layer.shadowRadius = radius
        }
    }

    // MARK: Places

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { moved(CGAffineTransform(translationX: x, y: y)) }
    public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        moved(CGAffineTransform(rotationAngle: angle.radians), about: anchor)
    }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        moved(CGAffineTransform(scaleX: scale, y: scale), about: anchor)
    }
    private func moved(_ transform: CGAffineTransform, about anchor: UnitPoint = .center) -> some View {
        modifyingOne { view, _ in
            view.transform = view.transform.concatenating(transform)
            if anchor != .center { view.layer.anchorPoint = CGPoint(x: anchor.x, y: anchor.y) }
        }
    }
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        return transformingViews { views, context in
            let added = inset.rendered(in: context, at: "inset")
            return [context.box(edge == .top ? added + views : views + added, name: "inset box")]
        }
    }
}

@available(*, deprecated, message: "no effect")
extension View {
    public func fontDesign(_ design: Font.Design?) -> some View { inert() }
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { inert() }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { inert() }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { inert() }
    public func allowsTightening(_ flag: Bool) -> some View { inert() }
    public func textSelection(_ selectability: TextSelectability) -> some View { inert() }
    public func monospacedDigit() -> some View { inert() }
    public func imageScale(_ scale: Image.Scale) -> some View { inert() }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { inert() }
    public func symbolVariant(_ variant: SymbolVariants) -> some View { inert() }
    public func containerShape<T: Shape>(_ shape: T) -> some View { inert() }
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { inert() }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { inert() }
    public func zIndex(_ value: Double) -> some View { inert() }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { inert() }
    public func brightness(_ amount: Double) -> some View { inert() }
    public func grayscale(_ amount: Double) -> some View { inert() }
    public func redacted(reason: RedactionReasons) -> some View { inert() }
    public func animation(_ animation: Animation?) -> some View { inert() }
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { inert() }
    public func transition(_ transition: AnyTransition) -> some View { inert() }
    public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { inert() }
    public func drawingGroup() -> some View { inert() }
    public func compositingGroup() -> some View { inert() }
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { inert() }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { inert() }
}

public enum VerticalEdge: Hashable, Sendable {
    case top, bottom
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct RedactionReasons: OptionSet, Sendable {
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

public struct TextSelectability: Sendable {
    public static let enabled = TextSelectability()
    public static let disabled = TextSelectability()
}

public struct SymbolVariants: Sendable {
    public static let none = SymbolVariants()
    public static let fill = SymbolVariants()
    public static let circle = SymbolVariants()
    public static let slash = SymbolVariants()
}

extension RenderContext {
    /// Returns a view that can take a background: the only view if it has none yet, otherwise a box.
    func surface(_ views: [UIView], name: String) -> UIView {
        if views.count == 1, let view = views.first, view.backgroundColor == nil, !(view is UIButton),
            !(view is UIImageView), !(view is UITableView)
        {
            return view
        }
        return box(views, name: name)
    }
}

extension View {
    /// Logs that the modifier which calls this changes nothing in a browser, as `UIKit.inert(_:_:)` does.
    @available(*, deprecated, message: "Mark the caller as deprecated too, with “no effect”.")
    package func inert(_ modifier: String = #function) -> Self { Inert.note("View.\(modifier)", returning: self) }
}
