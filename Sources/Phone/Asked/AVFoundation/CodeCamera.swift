internal import Foundation
internal import UIKit

/// The camera of a capture session: it asks the page for a code.
final class CodeCamera: Sendable {
    private let running = NSLock()
    private nonisolated(unsafe) var isOn = false
    @MainActor private weak var window: UIWindow?
    @MainActor private var ask: Ask?

    var isRunning: Bool {
        get { running.withLock { isOn } }
        set { running.withLock { isOn = newValue } }
    }

    /// Remembers the current page, because the thread that starts the session does not know it.
    @MainActor func rememberPage() {
        window = UIApplication.currentWindow()
    }

    /// Asks for the camera's permission at its first use, as on a phone. Without permission it scans nothing.
    @MainActor func start(for outputs: [AVCaptureMetadataOutput]) {
        let outputs = outputs.filter { $0.metadataObjectsDelegate != nil }
        guard !outputs.isEmpty, ask == nil else { return }
        Permission.camera.request(in: window) { [weak self] isAllowed in
            guard let self, isAllowed, isRunning else { return }
            look(for: outputs)
        }
    }

    @MainActor func stop() {
        ask?.withdraw()
        ask = nil
    }

    @MainActor private func look(for outputs: [AVCaptureMetadataOutput]) {
        guard ask == nil else { return }
        let types = outputs.flatMap(\.metadataObjectTypes).map(\.name)
        let ask = Ask(.barcode, "Scan a Code", details: [.types(types.isEmpty ? ["qr"] : types)])
        self.ask = ask
        ask.begin(in: window, for: ScannedCode.self) { [weak self] outcome in
            self?.ask = nil
            guard let code = outcome.answer else { return }
            let type = AVMetadataObject.ObjectType(name: code.type)
            let seen = AVMetadataMachineReadableCodeObject(code.code, type)
            let output = outputs.first { $0.metadataObjectTypes.contains(type) } ?? outputs[0]
            output.metadataObjectsDelegate?.metadataOutput(output, didOutput: [seen], from: AVCaptureConnection())
        }
    }
}
