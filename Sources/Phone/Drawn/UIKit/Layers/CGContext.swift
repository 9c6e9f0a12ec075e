/// A drawing context. It draws nothing here, but code that draws compiles.
@preconcurrency @MainActor public final class CGContext {
    @available(*, deprecated, message: "no effect") public var interpolationQuality = 0 { didSet { note() } }

    init() {}

    private func note(_ member: String = #function) { Inert.note("CGContext.\(member)") }
}

@available(*, deprecated, message: "no effect")
extension CGContext {
    public func saveGState() { note() }
    public func restoreGState() { note() }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { note() }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { note() }
    public func rotate(by angle: CGFloat) { note() }
    public func setFillColor(_ color: CGColor) { note() }
    public func setStrokeColor(_ color: CGColor) { note() }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { note() }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { note() }
    public func setLineWidth(_ width: CGFloat) { note() }
    public func setLineCap(_ cap: CGLineCap) { note() }
    public func setLineJoin(_ join: CGLineJoin) { note() }
    public func setMiterLimit(_ limit: CGFloat) { note() }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { note() }
    public func setAlpha(_ alpha: CGFloat) { note() }
    public func setBlendMode(_ mode: CGBlendMode) { note() }
    public func setShadow(offset: CGSize, blur: CGFloat) { note() }
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) { note() }
    public func setShouldAntialias(_ shouldAntialias: Bool) { note() }
    public func concatenate(_ transform: CGAffineTransform) { note() }
    public func clear(_ rect: CGRect) { note() }
    public func draw(_ image: CGImage, in rect: CGRect) { note() }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) { note() }
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) { note() }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { note() }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { note() }
    public func addLines(between points: [CGPoint]) { note() }
    public func strokeLineSegments(between points: [CGPoint]) { note() }
    public func drawPath(using mode: CGPathDrawingMode) { note() }
    public func fill(_ rect: CGRect) { note() }
    public func fill(_ rects: [CGRect]) { note() }
    public func fillEllipse(in rect: CGRect) { note() }
    public func stroke(_ rect: CGRect) { note() }
    public func strokeEllipse(in rect: CGRect) { note() }
    public func addEllipse(in rect: CGRect) { note() }
    public func addRect(_ rect: CGRect) { note() }
    public func addPath(_ path: CGPath) { note() }
    public func move(to point: CGPoint) { note() }
    public func addLine(to point: CGPoint) { note() }
    public func beginPath() { note() }
    public func closePath() { note() }
    public func fillPath() { note() }
    public func strokePath() { note() }
    public func clip() { note() }
    public func clip(to rect: CGRect) { note() }
}

public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round, square
}

public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round, bevel
}

public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    case eoFill, stroke, fillStroke, eoFillStroke
}

/// A path of lines and curves. A page does not draw it.
open class CGPath: @unchecked Sendable {
    init() {}
}

/// The bitmap of an image, as it was read.
public final class CGImage: Sendable {
    package let contents: Data

    init(_ contents: Data) {
        self.contents = contents
    }

    public var width: Int { Int(ImageHeader(contents)?.size.width ?? 0) }
    public var height: Int { Int(ImageHeader(contents)?.size.height ?? 0) }
}
