/// A view that changes with time. It renders again when its schedule says so, at most ten times a second.
public struct TimelineView<Content: View>: PrimitiveView {
    public typealias Context = TimelineViewDefaultContext

    let schedule: TimelineViewSchedule
    let content: (Context) -> Content

    public init(_ schedule: TimelineViewSchedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    func render(in context: RenderContext) -> [UIView] {
        let (node, renderer, now) = (context.node, context.renderer, Date())
        let wait = {
            node.get("tick", as: Task<Void, Never>.self)?.cancel()
            guard let next = schedule.next(after: now) else { return }
            node.set(
                Task { @MainActor in
                    try? await Task.sleep(for: .wait(seconds: max(0.1, next.timeIntervalSinceNow)))
                    if !Task.isCancelled { renderer.setNeedsUpdate() }
                }, for: "tick")
        }
        if node.get("schedule", as: Bool.self) == nil {
            node.set(true, for: "schedule")
            node.add(
                .init(
                    appear: { renderer.setNeedsUpdate() },
                    disappear: { node.get("tick", as: Task<Void, Never>.self)?.cancel() }))
        }
        context.afterPass(wait)
        return content(Context(date: now, cadence: schedule.cadence)).rendered(in: context, at: "content")
    }
}

/// The time of a rendering. It is not nested in the generic view, so that a closure's parameter needs no type.
public struct TimelineViewDefaultContext: Sendable {
    public typealias Cadence = TimelineViewCadence

    public let date: Date
    public let cadence: Cadence
}

/// The rate at which a view renders again.
public enum TimelineViewCadence: Comparable, Sendable {
    case live, seconds, minutes
}

public struct TimelineViewSchedule: Sendable {
    private enum Kind: Sendable {
        case every(TimeInterval, from: Date)
        case explicit([Date])
        case never
    }

    private let kind: Kind

    public static let animation = TimelineViewSchedule.animation()
    public static let everyMinute = TimelineViewSchedule(
        kind: .every(60, from: Date(timeIntervalSinceReferenceDate: 0)))
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> TimelineViewSchedule {
        .init(kind: paused ? .never : .every(minimumInterval ?? 0, from: Date(timeIntervalSinceReferenceDate: 0)))
    }
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> TimelineViewSchedule {
        .init(kind: .every(interval, from: startDate))
    }
    public static func explicit(_ dates: [Date]) -> TimelineViewSchedule { .init(kind: .explicit(dates.sorted())) }

    package var cadence: TimelineViewCadence {
        if case .every(let interval, _) = kind { return interval < 1 ? .live : interval < 60 ? .seconds : .minutes }
        return .seconds
    }

    /// - Returns: `nil` when there are no more dates.
    package func next(after date: Date) -> Date? {
        switch kind {
        case .never: return nil
        case .explicit(let dates): return dates.first { $0 > date }
        case .every(let interval, let start):
            let step = max(interval, 0.1)
            let passed = max(0, (date.timeIntervalSince(start) / step).rounded(.down) + 1)
            return start.addingTimeInterval(passed * step)
        }
    }
}

/// A drawing in code. Nothing is drawn here.
public struct Canvas: PrimitiveView {
    @available(*, deprecated, message: "no effect")
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) { UIKit.inert(Canvas.self) }

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
