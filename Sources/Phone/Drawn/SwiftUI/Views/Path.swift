/// A path of lines. Only its bounding rectangle is drawn.
public struct Path: Shape {
    public private(set) var boundingRect = CGRect.null

    public nonisolated init() {}

    public nonisolated init(_ rect: CGRect) {
        boundingRect = rect
    }

    public nonisolated init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        boundingRect = rect
    }

    public nonisolated init(ellipseIn rect: CGRect) {
        boundingRect = rect
    }

    public nonisolated init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    public nonisolated mutating func move(to end: CGPoint) { add(end) }
    public nonisolated mutating func addLine(to end: CGPoint) { add(end) }
    public nonisolated mutating func addLines(_ lines: [CGPoint]) { lines.forEach { add($0) } }
    public nonisolated mutating func addRect(_ rect: CGRect) { boundingRect = boundingRect.union(rect) }
    public nonisolated mutating func addEllipse(in rect: CGRect) { addRect(rect) }
    public nonisolated mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) { addRect(rect) }
    public nonisolated mutating func addPath(_ path: Path) { addRect(path.boundingRect) }
    public nonisolated mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { add(end) }
    public nonisolated mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { add(end) }
    public nonisolated mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        addRect(CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    }
    public nonisolated mutating func closeSubpath() {}

    public nonisolated func path(in rect: CGRect) -> Path { self }

    private nonisolated mutating func add(_ point: CGPoint) {
        boundingRect = boundingRect.union(CGRect(origin: point, size: .zero))
    }
}
