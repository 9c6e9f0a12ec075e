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
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
    case destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// Saves an image to the photo library. There is none, but the completion reports success.
@available(*, deprecated, message: "no effect")
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    Inert.note("UIImageWriteToSavedPhotosAlbum(_:_:_:_:)")
    guard let target = completionTarget as AnyObject?, let completionSelector else { return }
    MainTurn.after(0) { completionSelector.perform(on: target, sender: image) }
}
