/// The canvas of an image. It draws only images: the last one remains, at the size of the canvas.
@preconcurrency @MainActor final class UIGraphicsCanvas {
    private static var stack: [UIGraphicsCanvas] = []
    static var current: UIGraphicsCanvas? { stack.last }

    private let size: CGSize
    private(set) var image: UIImage

    init(size: CGSize) {
        self.size = size
        image = UIImage()
    }

    static func begin(_ canvas: UIGraphicsCanvas) {
        stack.append(canvas)
    }

    static func end() {
        _ = stack.popLast()
    }

    func draw(_ image: UIImage) {
        self.image = image.sized(size)
    }
}

@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsCanvas.begin(UIGraphicsCanvas(size: size))
}

@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIGraphicsBeginImageContext(size)
}

@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    UIGraphicsCanvas.current?.image
}

@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
    UIGraphicsCanvas.end()
}

/// - Returns: `nil`, because nothing here can draw lines.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
    nil
}
