import Foundation
import Testing

/// The neighbours of symbols that real apps were found to use.
@Suite(.timeLimit(.minutes(2))) struct PhoneSymbolTests {
    @Test func `a component of speech, sound, pictures, radio, menus and drawing compiles`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "viaduct-source-\(UUID().uuidString).swift")
        try Self.source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let result = try Typecheck.run([file.path])
        #expect(result.status == 0, "\(result.output)")
    }

    private static let source = #"""
        import AVFoundation
        import AudioToolbox
        import CoreBluetooth
        import CoreImage
        import HotwireNative
        import UIKit
        import Vision

        final class SymbolsComponent: BridgeComponent {
            override class var name: String { "symbols" }
            private let synthesizer = AVSpeechSynthesizer()
            private let speech = Speech()
            private let radio = Radio()

            override func onReceive(message: Message) {
                synthesizer.delegate = speech
                let utterance = AVSpeechUtterance(string: message.event)
                utterance.voice = AVSpeechSynthesisVoice(language: "en-US")
                utterance.rate = AVSpeechUtteranceDefaultSpeechRate
                utterance.pitchMultiplier = 1.1
                utterance.volume = 0.5
                utterance.preUtteranceDelay = 0.1
                utterance.postUtteranceDelay = 0.1
                synthesizer.speak(utterance)
                synthesizer.pauseSpeaking(at: .word)
                synthesizer.continueSpeaking()
                synthesizer.stopSpeaking(at: .immediate)
                print(synthesizer.isSpeaking, synthesizer.isPaused,
                    AVSpeechSynthesisVoice.speechVoices().map(\.identifier))
                print(AVSpeechUtteranceMinimumSpeechRate, AVSpeechUtteranceMaximumSpeechRate)

                let output = AVCaptureVideoDataOutput()
                output.videoSettings = [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA]
                output.alwaysDiscardsLateVideoFrames = true
                let settings = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.jpeg])
                print(settings, [AVVideoWidthKey: 1, AVVideoHeightKey: 1])
                AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
                AudioServicesPlaySystemSound(1104)
                AudioServicesPlaySystemSoundWithCompletion(1104) {}
                AudioServicesPlayAlertSound(SystemSoundID(kSystemSoundID_Vibrate))
                var sound: SystemSoundID = 0
                AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/sound.caf") as CFURL, &sound)
                AudioServicesDisposeSystemSoundID(sound)

                let request = VNDetectBarcodesRequest { request, error in
                    print((request.results as? [VNBarcodeObservation])?.first?.payloadStringValue ?? "", error as Any)
                }
                print(request.results?.first?.symbology as Any,
                    VNRecognizeTextRequest().results?.first?.topCandidates(1).first?.string as Any)
                try? VNImageRequestHandler(data: Data(), options: [:]).perform([request])

                let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in })
                button.performPrimaryAction()
                button.sendActions(for: .primaryActionTriggered)
                button.addInteraction(UIContextMenuInteraction(delegate: Menus()))
                let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
                glass.cornerConfiguration = .capsule()
                glass.contentView.addSubview(UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))))
                let bold = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
                    .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
                        .family: "Georgia"])
                let design = bold.withDesign(.rounded)?.withSymbolicTraits(.traitBold)?.withSize(20).withFamily("Georgia")
                let font = UIFont(descriptor: design ?? bold, size: 0)
                print(font.fontDescriptor.symbolicTraits, font.fontDescriptor.pointSize,
                    UIFontDescriptor(name: "Georgia", size: 12), UIFontDescriptor(fontAttributes: [.size: 3]))
                _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                    let cg = context.cgContext
                    cg.setLineCap(.round)
                    cg.setLineJoin(.round)
                    cg.setMiterLimit(2)
                    cg.setLineWidth(2)
                    cg.setAlpha(0.5)
                    cg.setStrokeColor(UIColor.red.cgColor)
                    cg.setFillColor(UIColor.red.cgColor)
                    cg.setBlendMode(.multiply)
                    cg.setShouldAntialias(true)
                    cg.setShadow(offset: .zero, blur: 2)
                    cg.move(to: .zero)
                    cg.addLine(to: CGPoint(x: 4, y: 4))
                    cg.addCurve(to: .zero, control1: .zero, control2: .zero)
                    cg.addQuadCurve(to: .zero, control: .zero)
                    cg.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: 1, clockwise: true)
                    cg.addEllipse(in: .zero)
                    cg.addRect(.zero)
                    cg.addPath(UIBezierPath(rect: .zero).cgPath)
                    cg.closePath()
                    cg.strokePath()
                    cg.fillPath()
                    cg.drawPath(using: .fillStroke)
                    cg.clip()
                    cg.saveGState()
                    cg.translateBy(x: 1, y: 1)
                    cg.scaleBy(x: 1, y: -1)
                    cg.rotate(by: 1)
                    cg.restoreGState()
                    cg.fill([.zero])
                    cg.strokeEllipse(in: .zero)
                    cg.clear(.zero)
                }
                _ = UITableView(frame: .zero).register(Row.self, forCellReuseIdentifier: "row")
                radio.start()
            }
        }

        final class Speech: NSObject, AVSpeechSynthesizerDelegate {
            func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
            func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
            func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
            func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
            func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
            func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString range: NSRange,
                utterance: AVSpeechUtterance) {}
        }

        final class Menus: NSObject, UIContextMenuInteractionDelegate {
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: []) }
            }
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                willEndFor configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?) {
                animator?.addCompletion {}
                animator?.addAnimations {}
            }
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                willDisplayMenuFor configuration: UIContextMenuConfiguration,
                    animator: UIContextMenuInteractionAnimating?) {}
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                    animator: UIContextMenuInteractionCommitAnimating) {
                animator.preferredCommitStyle = .pop
            }
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration)
                    -> UITargetedPreview? { nil }
        }

        final class Row: UITableViewCell {
            required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            }
            required init?(coder: NSCoder) { fatalError() }
        }

        final class Radio: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate,
            AVCaptureVideoDataOutputSampleBufferDelegate {
            private lazy var central = CBCentralManager(delegate: self, queue: nil,
                options: [CBCentralManagerOptionShowPowerAlertKey: true,
                    CBCentralManagerOptionRestoreIdentifierKey: "app"])
            func start() { _ = central.state }
            func centralManagerDidUpdateState(_ central: CBCentralManager) {
                guard central.state == .poweredOn else { return }
                central.scanForPeripherals(withServices: [CBUUID(string: "180D")],
                    options: [CBCentralManagerScanOptionAllowDuplicatesKey: false,
                        CBCentralManagerScanOptionSolicitedServiceUUIDsKey: []])
                _ = central.retrieveConnectedPeripherals(withServices: [CBUUID(string: "180D")])
                _ = central.retrievePeripherals(withIdentifiers: [])
                print(central.isScanning, CBCentralManager.authorization == .allowedAlways)
                central.stopScan()
            }
            func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
                advertisementData: [String: Any], rssi RSSI: NSNumber) {
                print(advertisementData[CBAdvertisementDataLocalNameKey] as Any,
                    advertisementData[CBAdvertisementDataServiceUUIDsKey] as Any,
                        advertisementData[CBAdvertisementDataManufacturerDataKey] as Any,
                            advertisementData[CBAdvertisementDataIsConnectable] as Any)
                central.connect(peripheral, options: [CBConnectPeripheralOptionNotifyOnConnectionKey: true])
            }
            func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
                peripheral.delegate = self
                peripheral.discoverServices(nil)
                peripheral.readRSSI()
            }
            func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral,
                error: Error?) {}
            func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
                error: Error?) { central.cancelPeripheralConnection(peripheral) }
            func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: Error?) {
                for service in peripheral.services ?? [] { peripheral.discoverCharacteristics(nil, for: service) }
            }
            func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
                error: Error?) {
                for one in service.characteristics ?? [] where !one.isNotifying {
                    peripheral.setNotifyValue(true, for: one)
                    peripheral.readValue(for: one)
                    peripheral.discoverDescriptors(for: one)
                }
            }
            func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
                error: Error?) {}
            func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
                error: Error?) {}
            func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: Error?) {}
            func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {
                print(peripheral.canSendWriteWithoutResponse, peripheral.maximumWriteValueLength(for: .withResponse))
            }
            func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
                from connection: AVCaptureConnection) {}
        }
        """#
}
