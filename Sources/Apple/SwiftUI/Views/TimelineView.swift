/// What changes with the time: it is made once, for now.
public struct TimelineView<Content: View>: View {
    public struct Context: Sendable {
        public enum Cadence: Comparable, Sendable {
            case live, seconds, minutes
        }

        public let date = Date()
        public var cadence: Cadence { .minutes }
    }

    private let content: (Context) -> Content

    public init(_ schedule: TimelineViewSchedule, @ViewBuilder content: @escaping (Context) -> Content) {
        Inert.note("The schedule of a TimelineView")
        self.content = content
    }

    public var body: some View { content(Context()) }
}

public struct TimelineViewSchedule: Sendable {
    public static let animation = TimelineViewSchedule()
    public static let everyMinute = TimelineViewSchedule()
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> TimelineViewSchedule { .animation }
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> TimelineViewSchedule { .everyMinute }
    public static func explicit(_ dates: [Date]) -> TimelineViewSchedule { .everyMinute }
}

/// What is drawn with a pencil: nothing is.
public struct Canvas: PrimitiveView {
    @available(*, deprecated, message: "Does nothing in a browser.")
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        Inert.note("Canvas(opaque:rendersAsynchronously:renderer:)")
    }

    func render(in context: RenderContext) -> [UIView] { [context.view { UIView() }] }
}

public struct GraphicsContext {
    public struct Shading: Sendable {
        public static func color(_ color: Color) -> Shading { Shading() }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading()
        }
    }

    public var opacity = 1.0
    public func fill(_ path: Path, with shading: Shading) {}
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: Image, in rect: CGRect) {}
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    public mutating func rotate(by angle: Angle) {}
    public mutating func clip(to path: Path) {}
}
