public import Foundation
internal import UIKit

/// A running camera. With an output for codes, the page asks for a code at each start.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }

    @available(*, deprecated, message: "no effect") open var sessionPreset = Preset.high { didSet { inert(self) } }
    open var usesApplicationAudioSession = true
    open var automaticallyConfiguresApplicationAudioSession = true
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open var connections: [AVCaptureConnection] { outputs.flatMap(\.connections) }
    open var isInterrupted: Bool { false }

    private let camera = CodeCamera()

    public override init() {
        super.init()
        let camera = camera
        MainTurn.soon { camera.rememberPage() }
    }

    deinit {
        let camera = camera
        MainTurn.soon { camera.stop() }
    }

    open var isRunning: Bool { camera.isRunning }

    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func beginConfiguration() {}
    open func commitConfiguration() {}

    /// Starts the camera. Apps call it on a background thread, because it is slow on a phone.
    open func startRunning() {
        let (camera, outputs) = (camera, outputs.compactMap { $0 as? AVCaptureMetadataOutput })
        camera.isRunning = true
        MainTurn.soon { camera.start(for: outputs) }
    }

    open func stopRunning() {
        let camera = camera
        camera.isRunning = false
        MainTurn.soon { camera.stop() }
    }
}
