public import Foundation

open class AVMetadataObject: NSObject, @unchecked Sendable {
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let codabar = ObjectType(rawValue: "Codabar")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        public static let microQR = ObjectType(rawValue: "MicroQR")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        public static let face = ObjectType(rawValue: "face")

        private static let names: KeyValuePairs<ObjectType, String> = [
            .qr: "qr", .ean13: "ean13", .ean8: "ean8", .upce: "upce", .code128: "code128", .code39: "code39",
            .code93: "code93", .itf14: "itf14", .interleaved2of5: "interleaved2of5", .codabar: "codabar",
            .pdf417: "pdf417", .aztec: "aztec", .dataMatrix: "dataMatrix", .microQR: "microQR",
            .gs1DataBar: "gs1DataBar", .code39Mod43: "code39",
        ]

        static var all: [ObjectType] { names.map(\.key) }

        /// The page's name for the type.
        var name: String { Self.names.first { $0.key == self }?.value ?? rawValue }

        init(name: String) {
            self = Self.names.first { $0.value == name }?.key ?? .qr
        }
    }

    public let type: ObjectType
    open var bounds: CGRect { CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) }
    open var time: TimeInterval { 0 }

    init(_ type: ObjectType) {
        self.type = type
        super.init()
    }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    public let stringValue: String?

    init(_ text: String, _ type: ObjectType) {
        stringValue = text
        super.init(type)
    }

    open var corners: [CGPoint] {
        [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.minX, y: bounds.maxY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.minY),
        ]
    }
}
