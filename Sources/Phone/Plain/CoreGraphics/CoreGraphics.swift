@_exported public import UIKit

/// The orientation of an image, by the numbers of EXIF. ImageIO's type.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
