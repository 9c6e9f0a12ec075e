public import Foundation
public import Vision

/// An item that a scanner has found.
public enum RecognizedItem: Identifiable, Sendable {
    public struct Text: Identifiable, Sendable {
        public let id = UUID()
        public let transcript: String
        public var bounds: Bounds { Bounds() }
    }

    public struct Barcode: Identifiable, Sendable {
        public let id = UUID()
        public let payloadStringValue: String?
        public let observation: VNBarcodeObservation
        public var bounds: Bounds { Bounds() }
    }

    /// The corners of an item. All are zero, because no image is analysed.
    public struct Bounds: Sendable {
        public var topLeft: CGPoint { .zero }
        public var topRight: CGPoint { .zero }
        public var bottomRight: CGPoint { .zero }
        public var bottomLeft: CGPoint { .zero }
    }

    case text(Text)
    case barcode(Barcode)

    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let barcode): barcode.id
        }
    }

    public var bounds: Bounds { Bounds() }
}
