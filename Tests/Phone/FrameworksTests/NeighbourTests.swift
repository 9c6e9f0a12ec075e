import AVFoundation
import CoreBluetooth
import Speech
import Testing
import UIKit
import Vision

/// Symbols that were missing next to those that apps use.
@MainActor @Suite struct NeighbourTests {
    private final class Speaker: NSObject, AVSpeechSynthesizerDelegate {
        var calls: [String] = []
        var finished: (() -> Void)?

        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
            calls.append("start \(utterance.speechString)")
        }

        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
            calls.append("finish \(utterance.speechString)")
            finished?()
        }
    }

    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: "row" as NSString)
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            animator?.addCompletion {}
        }
    }

    @Test func `Bluetooth's names are there, and there is no device`() {
        let manager = CBCentralManager(delegate: nil, queue: nil)
        #expect(manager.retrievePeripherals(withIdentifiers: [UUID()]).isEmpty)
        #expect(manager.retrieveConnectedPeripherals(withServices: [CBUUID(string: "180D")]).isEmpty)
        #expect(CBUUID(data: Data([0x18, 0x0D])) == CBUUID(string: "180d"))
    }

    @available(*, deprecated)
    @Test(.timeLimit(.minutes(1))) func `a speaker's delegate hears of the end, so that an app goes on`() async {
        let (synthesizer, speaker) = (AVSpeechSynthesizer(), Speaker())
        synthesizer.delegate = speaker
        await withCheckedContinuation { done in
            speaker.finished = { done.resume() }
            synthesizer.speak(AVSpeechUtterance(string: "Hello"))
        }
        #expect(speaker.calls == ["start Hello", "finish Hello"])
    }

    @Test func `the camera's frames, its codecs and its sounds have their names`() {
        let output = AVCaptureVideoDataOutput()
        output.videoSettings = [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA]
        #expect(AVCaptureSession().canAddOutput(output))
        let settings = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.jpeg])
        #expect(settings.format?[AVVideoCodecKey] as? AVVideoCodecType == .jpeg)
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    }

    @Test func `every request has results, of its own kind`() {
        let requests: [VNRequest] = [VNRecognizeTextRequest(), VNDetectBarcodesRequest(), VNDetectFaceRectanglesRequest()]
        #expect(requests.allSatisfy { $0.results?.isEmpty == true })
        let barcodes: [VNBarcodeObservation]? = VNDetectBarcodesRequest().results
        #expect(barcodes?.isEmpty == true)
    }

    @available(*, deprecated)
    @Test func `an image is looked at with the side up that was up`() throws {
        var isDone = false
        let request = VNRecognizeTextRequest { _, _ in isDone = true }
        try VNImageRequestHandler(data: Data(), orientation: .right).perform([request])
        #expect(isDone)
        #expect(CGImagePropertyOrientation(rawValue: 8) == .left)
    }

    @Test func `speech may be in a language that nothing writes down`() throws {
        let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en-US")) ?? SFSpeechRecognizer()
        #expect(try #require(recognizer).isAvailable == false)
    }

    @Test func `a keyboard's frame on the screen is converted to a view's`() {
        let (window, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), UIView())
        view.frame = CGRect(x: 10, y: 100, width: 200, height: 300)
        window.addSubview(view)
        let frame = CGRect(x: 0, y: 500, width: 390, height: 344)
        let screen = UIScreen.main.coordinateSpace
        #expect(view.convert(frame, from: screen) == CGRect(x: -10, y: 400, width: 390, height: 344))
        #expect(screen.convert(CGPoint(x: 1, y: 2), from: view) == CGPoint(x: 11, y: 102))
        #expect(view.convert(CGPoint(x: 1, y: 2), to: window) == CGPoint(x: 11, y: 102))
        #expect(screen.bounds == UIScreen.main.bounds)
    }

    @Test func `a menu's configuration keeps its identifier`() {
        let menus = Menus()
        let interaction = UIContextMenuInteraction(delegate: menus)
        let configuration = menus.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
        #expect(configuration?.identifier as? NSString == "row")
    }

    @Test func `a font's attributes are added to its descriptor`() {
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
            .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
        ])
        #expect(descriptor.pointSize == 20)
        #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 20)
        #expect(descriptor.addingAttributes([.family: "Georgia"]).pointSize == 20)
    }
}
