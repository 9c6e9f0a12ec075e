public import UIKit

/// A drawing, as an image instead of strokes.
public struct PKDrawing: @unchecked Sendable {
    /// The error for data that is not a drawing.
    private struct DataError: Error {}

    let picture: UIImage?

    public init() {
        picture = nil
    }

    init(picture: UIImage) {
        self.picture = picture
    }

    /// - Throws: when the data is not from `dataRepresentation()`.
    public init(data: Data) throws {
        guard let picture = UIImage(data: data) else { throw DataError() }
        self.picture = picture
    }

    public func dataRepresentation() -> Data { picture?.pngData() ?? Data() }

    /// In points; empty when nothing is drawn.
    public var bounds: CGRect { CGRect(origin: .zero, size: picture?.size ?? .zero) }

    /// Returns the whole image, whatever the rectangle; an empty one when nothing is drawn.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage { picture ?? UIImage() }
}
