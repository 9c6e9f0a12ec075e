@_exported public import UIKit

/// The side of an image that was up when it was taken, by the numbers of EXIF. ImageIO's type.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
