/// A shape.
public protocol Shape: View, Sendable {
    nonisolated func path(in rect: CGRect) -> Path
    /// The radius of its corners; `nil` for a shape with fully round ends.
    var cornerSize: CGFloat? { get }
}

extension Shape {
    public var cornerSize: CGFloat? { 0 }
    public var body: some View { ShapeView(corner: cornerSize, fill: nil, stroke: nil) }

    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        ShapeView(corner: cornerSize, fill: AnyShapeStyle(content), stroke: nil)
    }

    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        ShapeView(corner: cornerSize, fill: nil, stroke: (AnyShapeStyle(content), lineWidth))
    }

    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        stroke(content, lineWidth: style.lineWidth)
    }

    public func stroke(lineWidth: CGFloat = 1) -> some View { stroke(ForegroundStyle(), lineWidth: lineWidth) }

    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        stroke(content, lineWidth: lineWidth)
    }

    @available(*, deprecated, message: "no effect")
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        Inert.note("Shape.trim(from:to:)", returning: self)
    }
    @available(*, deprecated, message: "no effect")
    public func rotation(_ angle: Angle) -> some Shape { Inert.note("Shape.rotation(_:)", returning: self) }
}

public struct FillStyle: Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

public struct StrokeStyle: Sendable {
    public enum LineCap: Sendable {
        case butt, round, square
    }

    public enum LineJoin: Sendable {
        case miter, round, bevel
    }

    public var lineWidth: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
    }
}

/// The rendering of a shape: a rectangle with corners.
struct ShapeView: PrimitiveView {
    let corner: CGFloat?
    let fill: AnyShapeStyle?
    let stroke: (style: AnyShapeStyle, width: CGFloat)?

    func render(in context: RenderContext) -> [UIView] {
        let view = context.view { FillView() }
        view.layer.cornerRadius = corner ?? 999
        if let stroke {
            view.layer.borderWidth = stroke.width
            view.layer.borderColor = stroke.style.resolve(in: context.environment).cgColor
        } else {
            view.paint(fill ?? AnyShapeStyle(ForegroundStyle()), in: context.environment)
        }
        return [view]
    }
}
