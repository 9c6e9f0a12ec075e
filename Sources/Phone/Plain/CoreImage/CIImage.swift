@_exported public import CoreGraphics
@_exported public import Foundation
public import UIKit

/// An image for filters, which leave it unchanged.
open class CIImage: NSObject, @unchecked Sendable {
    let source: CGImage?
    open var extent: CGRect

    init(source: CGImage?, extent: CGRect) {
        self.source = source
        self.extent = extent
        super.init()
    }

    public convenience init?(image: UIImage) {
        self.init(source: image.cgImage, extent: CGRect(origin: .zero, size: image.size))
    }

    public convenience init(cgImage image: CGImage) {
        self.init(source: image, extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }

    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }

    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        let size = CGSize(width: extent.width * matrix.a, height: extent.height * matrix.d)
        return CIImage(source: source, extent: CGRect(origin: extent.origin, size: size))
    }

    open func cropped(to rect: CGRect) -> CIImage { CIImage(source: source, extent: rect) }
    @available(*, deprecated, message: "no effect")
    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { inert(self) }
    @available(*, deprecated, message: "no effect") open func oriented(forExifOrientation orientation: Int32) -> CIImage { inert(self) }
    @available(*, deprecated, message: "no effect")
    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { inert(self) }
    @available(*, deprecated, message: "no effect") open func applyingGaussianBlur(sigma: Double) -> CIImage { inert(self) }
    open func clampedToExtent() -> CIImage { self }
    @available(*, deprecated, message: "no effect") open func composited(over dest: CIImage) -> CIImage { inert(self) }
}

extension UIImage {
    public convenience init(ciImage: CIImage) {
        if let source = ciImage.source { self.init(cgImage: source) } else { self.init() }
    }

    public var ciImage: CIImage? { nil }
}

open class CIColor: NSObject, @unchecked Sendable {
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
    public let red, green, blue, alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        super.init()
    }

    public convenience init(color: UIColor) {
        self.init(red: 0, green: 0, blue: 0)
    }
}

open class CIVector: NSObject, @unchecked Sendable {
    public init(x: CGFloat, y: CGFloat = 0, z: CGFloat = 0, w: CGFloat = 0) { super.init() }
    public init(cgPoint: CGPoint) { super.init() }
}
