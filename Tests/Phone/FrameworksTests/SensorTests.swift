import AVFoundation
import AVKit
import AppTestSupport
import CoreImage
import CoreMotion
import HealthKit
import HotwireNative
import MapKit
import PDFKit
import SwiftUI
import Testing

/// Avoids the warning that nothing is ever found here.
private protocol Executing { func execute(_ query: HKQuery) }
extension HKHealthStore: Executing {}

final class SensorComponent: BridgeComponent {
    override class var name: String { "sensor" }
    private let store = HKHealthStore()

    override func onReceive(message: Message) {
        let steps = HKQuantityType(.stepCount)
        store.requestAuthorization(toShare: nil, read: [steps]) { [weak self] wasAsked, _ in
            guard wasAsked else { return }
            Task { @MainActor [weak self] in self?.count(steps) }
        }
    }

    private func count(_ steps: HKQuantityType) {
        let query = HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum) {
            [weak self] _, result, _ in
            let count = result?.sumQuantity()?.doubleValue(for: .count()) ?? 0
            self?.reply(to: "connect", with: ["text": "\(Int(count)) steps"])
        }
        (store as any Executing).execute(query)
    }
}

@MainActor @Suite struct SensorTests {
    @Test func `who may read health data finds none`() async throws {
        let page = TestPage([SensorComponent.self])
        page.message("sensor", "connect")
        #expect(try await page.answer(.permission, "true").subject == "health")
        #expect(try await page.replies(1)[0]["text"] as? String == "0 steps")
    }

    @Test func `times of a film are counted in fractions`() {
        let time = CMTime(seconds: 1.5, preferredTimescale: 600)
        #expect(time.value == 900)
        #expect(time + CMTime(value: 1, timescale: 2) == CMTime(value: 1200, timescale: 600))
        #expect(CMTime.zero < time)
        #expect(CMTimeGetSeconds(time) == 1.5)
        #expect(!CMTime.invalid.isValid)
        #expect(CMTimeRange(start: .zero, end: time).containsTime(CMTime(value: 1, timescale: 1)))
    }

    @Test func `a player keeps where it was sent, and its queue goes on`() {
        let items = ["a", "b"].map { AVPlayerItem(url: URL(string: "https://example.com/\($0).mp3")!) }
        let player = AVQueuePlayer(items: items)
        player.seek(to: CMTime(value: 30, timescale: 1))
        #expect(player.currentTime().seconds == 30)
        #expect(player.timeControlStatus == .paused)
        player.advanceToNextItem()
        #expect(player.currentItem === items[1])
        player.removeAllItems()
        #expect(player.currentItem == nil)
    }

    @Test func `sensors say that there are none`() {
        #expect(!CMPedometer.isStepCountingAvailable())
        #expect(!CMMotionManager().isDeviceMotionAvailable)
    }

    @available(*, deprecated)
    @Test func `a filter keeps what it was given`() {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("code".utf8)
        #expect(filter.value(forKey: "inputMessage") as? Data == Data("code".utf8))
        filter.setValue("H", forKey: "inputCorrectionLevel")
        #expect(filter.correctionLevel == "H")
        #expect(filter.outputImage == nil)
    }

    @Test func `a document shows its name`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
        try Data("%PDF".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let view = PDFView()
        view.document = PDFDocument(url: url)
        #expect((view.subviews.first as? UILabel)?.text == url.lastPathComponent)
        #expect(view.document?.dataRepresentation() == Data("%PDF".utf8))
        #expect(PDFDocument(url: url.appending(path: "none")) == nil)
    }

    @Test func `a map tells where it is and what is on it`() {
        let place = CLLocationCoordinate2D(latitude: 46.5, longitude: 7.25)
        let region = MKCoordinateRegion(center: place, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
        let controller = UIHostingController(
            rootView: Map(initialPosition: .region(region)) { Marker("Thun", coordinate: place) })
        controller.loadViewIfNeeded()
        #expect(texts(in: controller.view) == ["Map at 46.5000, 7.2500", "Thun"])
    }

    private func texts(in view: UIView) -> [String] {
        let inner = (view as? UIStackView)?.arrangedSubviews ?? view.subviews
        return ((view as? UILabel)?.text.map { [$0] } ?? []) + inner.flatMap(texts)
    }
    @Test func `scanned pages are a document of their own`() throws {
        // A JPEG's beginning, frame of 3 by 2 pixels, and end.
        let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 2, 0, 3, 3] + [UInt8](repeating: 1, count: 9) + [0xFF, 0xD9])
        let image = try #require(UIImage(data: jpeg))
        #expect(image.size == CGSize(width: 3, height: 2))
        let document = PDFDocument()
        #expect(document.dataRepresentation() == nil)
        for index in 0..<2 { document.insert(try #require(PDFPage(image: image)), at: index) }
        #expect(document.page(at: 0)?.bounds(for: .mediaBox).size == image.size)
        let data = try #require(document.dataRepresentation())
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF-1.4\n") && text.hasSuffix("%%EOF\n"))
        #expect(text.contains("/Count 2") && text.contains("/MediaBox [0 0 3 2]") && text.contains("/DeviceRGB"))
        // Each object is at its offset in the table.
        let start = try #require(text.firstMatch(of: #/startxref\n(\d+)/#).flatMap { Int($0.1) })
        let table = String(decoding: data[start...], as: UTF8.self)
        let offsets = table.matches(of: #/(\d{10}) 00000 n/#).compactMap { Int($0.1) }
        #expect(offsets.count == 8)
        for (index, offset) in offsets.enumerated() {
            #expect(data[offset...].starts(with: Data("\(index + 1) 0 obj\n".utf8)))
        }
        #expect(data.range(of: jpeg) != nil)
    }
}
