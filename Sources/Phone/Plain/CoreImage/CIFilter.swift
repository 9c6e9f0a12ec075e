public import Foundation
internal import UIKit

/// Changes an image. Here the output is the input, and a filter without an input has no output.
open class CIFilter: NSObject, @unchecked Sendable {
    public let name: String
    open var inputKeys: [String] { Array(values.keys) }
    private var values: [String: Any] = [:]

    @available(*, deprecated, message: "no effect")
    open var outputImage: CIImage? {
        Inert.note("CIFilter “\(name)”")
        return values[kCIInputImageKey] as? CIImage
    }

    public init?(name: String) {
        self.name = name
        super.init()
    }

    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        values = params ?? [:]
    }

    open func setDefaults() {}

    /// The properties of the filters that have a type of their own.
    subscript<Value>(key: String) -> Value? {
        get { values[key] as? Value }
        set { values[key] = newValue }
    }
}

extension CIFilter: KeyValueCoded {
    package func setCoded(_ value: Any?, forKey key: String) -> Bool {
        values[key] = value
        return true
    }

    package func codedValue(forKey key: String) -> Any? { values[key] }
}

/// The filters of `CIFilterBuiltins`, each with the properties of all.
open class CIBuiltinFilter: CIFilter, @unchecked Sendable {
    open var message: Data {
        get { self["inputMessage"] ?? Data() }
        set { self["inputMessage"] = newValue }
    }
    open var correctionLevel: String {
        get { self["inputCorrectionLevel"] ?? "M" }
        set { self["inputCorrectionLevel"] = newValue }
    }
    open var inputImage: CIImage? {
        get { self[kCIInputImageKey] }
        set { self[kCIInputImageKey] = newValue }
    }
    open var backgroundImage: CIImage?
    open var maskImage: CIImage?
    open var color0 = CIColor.black
    open var color1 = CIColor.white
    open var color = CIColor.black
    open var intensity: Float = 0
    open var radius: Float = 0
    open var brightness: Float = 0
    open var contrast: Float = 1
    open var saturation: Float = 1
    open var scale: Float = 1
    open var aspectRatio: Float = 1
    open var quietSpace: Float = 7
    open var barcodeHeight: Float = 32
}

public protocol CIQRCodeGenerator: AnyObject {
    var message: Data { get set }
    var correctionLevel: String { get set }
    var outputImage: CIImage? { get }
}

extension CIBuiltinFilter: CIQRCodeGenerator {}

extension CIFilter {
    private class func builtin(_ name: String) -> CIBuiltinFilter { CIBuiltinFilter(name: name)! }

    public class func qrCodeGenerator() -> CIBuiltinFilter { builtin("CIQRCodeGenerator") }
    public class func code128BarcodeGenerator() -> CIBuiltinFilter { builtin("CICode128BarcodeGenerator") }
    public class func pdf417BarcodeGenerator() -> CIBuiltinFilter { builtin("CIPDF417BarcodeGenerator") }
    public class func aztecCodeGenerator() -> CIBuiltinFilter { builtin("CIAztecCodeGenerator") }
    public class func falseColor() -> CIBuiltinFilter { builtin("CIFalseColor") }
    public class func gaussianBlur() -> CIBuiltinFilter { builtin("CIGaussianBlur") }
    public class func sepiaTone() -> CIBuiltinFilter { builtin("CISepiaTone") }
    public class func colorControls() -> CIBuiltinFilter { builtin("CIColorControls") }
    public class func colorInvert() -> CIBuiltinFilter { builtin("CIColorInvert") }
    public class func colorMonochrome() -> CIBuiltinFilter { builtin("CIColorMonochrome") }
    public class func photoEffectMono() -> CIBuiltinFilter { builtin("CIPhotoEffectMono") }
    public class func photoEffectNoir() -> CIBuiltinFilter { builtin("CIPhotoEffectNoir") }
    public class func lanczosScaleTransform() -> CIBuiltinFilter { builtin("CILanczosScaleTransform") }
    public class func maskToAlpha() -> CIBuiltinFilter { builtin("CIMaskToAlpha") }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputColorKey = "inputColor"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIOutputImageKey = "outputImage"
