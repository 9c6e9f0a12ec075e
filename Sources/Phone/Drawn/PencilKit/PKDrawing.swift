public import UIKit

/// A drawing: an image rather than strokes.
public struct PKDrawing: @unchecked Sendable {
    /// The data is no drawing.
    private struct DataError: Error {}

    let picture: UIImage?

    public init() {
        picture = nil
    }

    init(picture: UIImage) {
        self.picture = picture
    }

    /// - Throws: when the data is not of `dataRepresentation()`.
    public init(data: Data) throws {
        guard let picture = UIImage(data: data) else { throw DataError() }
        self.picture = picture
    }

    public func dataRepresentation() -> Data { picture?.pngData() ?? Data() }

    /// In points; empty when nothing is drawn.
    public var bounds: CGRect { CGRect(origin: .zero, size: picture?.size ?? .zero) }

    /// All of the image, whatever the part: it is empty when nothing is drawn.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage { picture ?? UIImage() }
}
