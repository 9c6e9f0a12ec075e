/// The colours of a gradient.
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) {
        self.stops = stops
    }

    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count < 2 ? 0 : CGFloat(index) / CGFloat(colors.count - 1))
        }
    }

    var first: UIColor { stops.first?.color.uiColor ?? .clear }
}

public struct AnyGradient: ShapeStyle {
    let color: Color

    public func resolve(in environment: EnvironmentValues) -> UIColor { color.uiColor }
}

public struct LinearGradient: ShapeStyle {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns the first colour for text and lines: a page draws gradients only as backgrounds.
    public func resolve(in environment: EnvironmentValues) -> UIColor {
        Inert.note("LinearGradient of a text or a line, but its first colour,")
        return gradient.first
    }
}

extension LinearGradient: PrimitiveView {
    func render(in context: RenderContext) -> [UIView] {
        let view = context.view { FillView() }
        view.paint(self, in: context.environment)
        return [view]
    }
}

/// The layer of a gradient behind a view.
private final class PaintLayer: CAGradientLayer {
    func show(_ style: LinearGradient) {
        colors = style.gradient.stops.map(\.color.uiColor)
        locations = style.gradient.stops.map { NSNumber(value: Double($0.location)) }
        startPoint = CGPoint(x: style.startPoint.x, y: style.startPoint.y)
        endPoint = CGPoint(x: style.endPoint.x, y: style.endPoint.y)
    }
}

extension UIView {
    /// Fills the view's rectangle.
    func paint(_ style: any ShapeStyle, in environment: EnvironmentValues) {
        if let any = style as? AnyShapeStyle { return paint(any.style, in: environment) }
        guard let gradient = style as? LinearGradient else {
            backgroundColor = style.resolve(in: environment)
            return
        }
        let paint = self.paint ?? PaintLayer()
        paint.show(gradient)
        if paint.superlayer == nil { layer.insertSublayer(paint, at: 0) }
    }

    /// Copies the gradient of another view.
    func takePaint(of view: UIView) {
        if let paint = view.paint { layer.insertSublayer(paint, at: 0) }
    }

    func removePaint() { paint?.removeFromSuperlayer() }

    private var paint: PaintLayer? { layer.sublayers?.lazy.compactMap { $0 as? PaintLayer }.first }
}

public struct RadialGradient: ShapeStyle {
    let gradient: Gradient

    @available(*, deprecated, message: "no effect")
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        Inert.note("RadialGradient, but its first colour,")
        self.gradient = gradient
    }

    @available(*, deprecated, message: "no effect")
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        Inert.note("RadialGradient, but its first colour,")
        gradient = Gradient(colors: colors)
    }

    public func resolve(in environment: EnvironmentValues) -> UIColor { gradient.first }
}

extension RadialGradient: PrimitiveView {
    func render(in context: RenderContext) -> [UIView] { Color(gradient.first).render(in: context) }
}

public struct UnitPoint: Hashable, Sendable {
    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }
}

public struct AngularGradient: ShapeStyle {
    let gradient: Gradient

    @available(*, deprecated, message: "no effect")
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        Inert.note("AngularGradient, but its first colour,")
        self.gradient = gradient
    }

    @available(*, deprecated, message: "no effect")
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        Inert.note("AngularGradient, but its first colour,")
        gradient = Gradient(colors: colors)
    }

    @available(*, deprecated, message: "no effect")
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        Inert.note("AngularGradient, but its first colour,")
        gradient = Gradient(colors: colors)
    }

    public func resolve(in environment: EnvironmentValues) -> UIColor { gradient.first }
}

extension AngularGradient: PrimitiveView {
    func render(in context: RenderContext) -> [UIView] { Color(gradient.first).render(in: context) }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}
