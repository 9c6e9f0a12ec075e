extension UIImage {
    @MainActor public func draw(in rect: CGRect) {
        UIGraphicsCanvas.current?.draw(self)
    }

    @MainActor public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: rect)
    }

    @MainActor public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }
}

public enum CGBlendMode: Int32, Sendable {
    case normal = 0
    case multiply, screen, overlay, darken, lighten
}
