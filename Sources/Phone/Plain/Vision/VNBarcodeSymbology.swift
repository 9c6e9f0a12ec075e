public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    public static let code39Checksum = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39Checksum")
    public static let code39FullASCII = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39FullASCII")
    public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
    public static let code93i = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93i")
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    public static let gs1DataBar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBar")
    public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
    public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
    public static let microQR = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroQR")
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")

    /// The symbologies that are offered when a scanner accepts all.
    package static let common: [VNBarcodeSymbology] = [.qr, .ean13, .ean8, .upce, .code128, .code39, .pdf417, .dataMatrix]

    private static let names: KeyValuePairs<VNBarcodeSymbology, String> = [
        .aztec: "aztec", .codabar: "codabar", .code39: "code39", .code93: "code93", .code128: "code128",
        .dataMatrix: "dataMatrix", .ean8: "ean8", .ean13: "ean13", .gs1DataBar: "gs1DataBar",
        .i2of5: "interleaved2of5", .itf14: "itf14", .microQR: "microQR", .pdf417: "pdf417", .qr: "qr", .upce: "upce",
        .code39Checksum: "code39", .code39FullASCII: "code39", .code93i: "code93",
    ]

    /// The page's name for the symbology.
    package var name: String { Self.names.first { $0.key == self }?.value ?? rawValue }

    package init(name: String) {
        self = Self.names.first { $0.value == name }?.key ?? .qr
    }
}
