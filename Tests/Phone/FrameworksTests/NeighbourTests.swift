import AVFoundation
import CoreBluetooth
import Testing
import UIKit
import Vision

/// Symbols of which an app has most, and that it lacked.
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
