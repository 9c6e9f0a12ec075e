public import UIKit

public protocol PKTool {}

public struct PKInkingTool: PKTool {
    public enum InkType: String, Sendable {
        case pen, pencil, marker, monoline, fountainPen, watercolor, crayon
    }

    public var inkType: InkType
    public var color: UIColor
    public var width: CGFloat

    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        inkType = type
        self.color = color
        self.width = width ?? 3
    }
}

public struct PKEraserTool: PKTool {
    public enum EraserType: Sendable {
        case vector, bitmap, fixedWidthBitmap
    }

    public var eraserType: EraserType

    public init(_ eraserType: EraserType) {
        self.eraserType = eraserType
    }
}

public struct PKLassoTool: PKTool {
    public init() {}
}
