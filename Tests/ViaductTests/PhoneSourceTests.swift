import Foundation
import Testing

/// Sources that Xcode compiles with Hotwire Native iOS 1.2.2, and lines that it refuses.
@Suite(.serialized, .timeLimit(.minutes(2))) struct PhoneSourceTests {
    /// Returns the compiler's errors in a source, one a line: `LINE: TEXT`.
    private func errors(_ source: String) throws -> [(line: Int, text: String)] {
        let file = FileManager.default.temporaryDirectory.appending(path: "viaduct-source-\(UUID().uuidString).swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        return try Typecheck.run([file.path]).output.matches(of: #/\.swift:(\d+):\d+: error: (.*)/#).map { found in
            (Int(found.1) ?? 0, String(found.2))
        }
    }

    @Test func `the public names of Hotwire Native are there, with upstream's types`() throws {
        let errors = try errors(
            """
            import FoundationNetworking
            import HotwireNative
            import UIKit
            import WebKit

            final class Screen: UIViewController, Visitable {
                weak var visitableDelegate: VisitableDelegate?
                let visitableView: VisitableView = VisitableView()
                let initialVisitableURL = URL(string: "https://shop.example")!
                var currentVisitableURL: URL { initialVisitableURL }
                func visitableDidRender() {}
                func visitableWillDeactivateWebView() {}
            }

            final class Web: HotwireWebViewController {
                func onBridgeComponentInitialized(_ component: BridgeComponent) {}
                func initialize() -> Bridge.InitializationCompletionHandler { {} }
            }

            final class Tabs: HotwireTabBarController, UITabBarControllerDelegate {
                override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
                func titles(of tabs: [HotwireTab]) -> [CGSize] { tabs.map { $0.image.size } }
                func make() -> HotwireTab {
                    HotwireTab(title: "Home", image: UIImage(systemName: "house")!, url: URL(string: "https://shop.example")!)
                }
            }

            @MainActor func use(delegate: BridgeDelegate, visitable: Visitable, session: Session, response: HTTPURLResponse) {
                delegate.destination = nil
                visitable.visitableView.webView?.reload()
                let navigation: WKNavigationDelegate = session
                navigation.webViewWebContentProcessDidTerminate(WKWebView(frame: .zero))
                print(response.isSuccessful, VisitableViewController.pathConfigurationIdentifier)
            }

            func reply(_ delegate: BridgeDelegate, _ message: Message) async throws {
                try await delegate.reply(with: message)
            }
            """)
        #expect(errors.isEmpty, "\(errors)")
    }

    @Test func `the names that came after 1_2_2 are there for an app that takes the main branch`() throws {
        let errors = try errors(
            """
            @_spi(HotwireNativeMain) import HotwireNative
            import Foundation
            import FoundationNetworking
            import SwiftUI
            import UIKit
            import WebKit

            struct OwnLog: HotwireNative.Logger {
                func log(message: String, level: LogLevel, file: String, function: String, line: UInt) {}
            }

            struct OwnErrorView: ErrorPresentableView {
                let error: Error
                let handler: ErrorPresenter.Handler?
                var body: some View { Text(error.localizedDescription) }
            }

            @MainActor func use(_ controller: UIViewController, view: any ErrorPresentableView) {
                Hotwire.config.log = OwnLog()
                Hotwire.config.log = OSLogWrapper(subsystem: "app", category: "Hotwire")
                Hotwire.config.log = OSLogWrapper.disabled
                Hotwire.config.makeCustomErrorView = { error, handler in OwnErrorView(error: error, handler: handler) }
                controller.removeErrorViewController()
                let error: Error = view.error
                _ = error
                _ = HotwireTab(title: "Search", image: nil, url: URL(string: "https://shop.example")!, isSearchTab: true)
                _ = HotwireTab(title: "Search", image: nil, url: URL(string: "https://shop.example")!)
                _ = WebError(errorCode: 1, message: nil).isOffline
                _ = ExternalNavigationWebViewPolicyDecisionHandler(invalidSchemes: ["about"]).invalidSchemes
                _ = HotwireTab(id: "a", title: "A", image: nil, url: URL(string: "https://shop.example")!).id
            }

            final class Delegate: NavigatorDelegate {
                func visitableDidFailRequest(_ visitable: any Visitable, error: HotwireNativeError, retryHandler: RetryBlock?) {
                    if case .http(let error) = error { print(error.statusCode) }
                }
                func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult { proposal.isRedirect ? .reject : .accept }
            }

            final class Windows: WKUIController {
                override func webView(
                    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
                    windowFeatures: WKWindowFeatures
                ) -> WKWebView? { nil }
            }
            """)
        #expect(errors.isEmpty, "\(errors)")
    }

    @Test func `the names of Strada and Turbo are there`() throws {
        let errors = try errors(
            """
            import Strada
            import Turbo
            import UIKit
            import WebKit

            final class Web: VisitableViewController {
                lazy var delegate = BridgeDelegate(location: visitableURL.absoluteString, destination: self, componentTypes: [])
            }

            extension Web: BridgeDestination {}

            final class Form: BridgeComponent {
                override class var name: String { "form" }
                override func onReceive(message: Message) {
                    take(delegate.destination)
                    guard let controller = delegate.destination as? UIViewController else { return }
                    controller.title = message.event
                }
                func take(_ destination: BridgeDestination) {}
            }

            @MainActor func configure(visitable: Visitable) {
                let strada: StradaConfig = Strada.config
                Strada.config.jsonDecoder = strada.jsonDecoder
                TurboConfig.shared.userAgent += " app"
                TurboConfig.shared.makeCustomWebView = { configuration in
                    let webView = WKWebView(frame: .zero, configuration: configuration)
                    Bridge.initialize(webView)
                    return webView
                }
                Turbo.config.pathConfiguration.matchQueryStrings = true
                print(visitable.visitableURL.absoluteString)
            }
            """)
        #expect(errors.isEmpty, "\(errors)")
    }

    @Test func `symbols that real apps use compile`() throws {
        let errors = try errors(
            #"""
            import AVFoundation
            import CoreBluetooth
            import UIKit
            import Vision

            final class Device: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
                var lines: [String] = []

                func centralManagerDidUpdateState(_ central: CBCentralManager) {
                    central.scanForPeripherals(withServices: nil, options: [CBCentralManagerScanOptionAllowDuplicatesKey: true])
                    lines = central.retrievePeripherals(withIdentifiers: [UUID()]).map(\.identifier.uuidString)
                }

                func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: Error?) {
                    guard characteristic.isNotifying, characteristic.properties.contains(.notify) else { return }
                    if peripheral.canSendWriteWithoutResponse, peripheral.state == .connected {
                        let length = peripheral.maximumWriteValueLength(for: .withoutResponse)
                        peripheral.writeValue(Data(count: length), for: characteristic, type: .withoutResponse)
                    }
                }

                func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {
                    lines = (dict[CBCentralManagerRestoredStatePeripheralsKey] as? [CBPeripheral])?.compactMap(\.name) ?? []
                }
            }

            final class Frames: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate {
                func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {
                    guard let pixels = CMSampleBufferGetImageBuffer(sampleBuffer) else { return }
                    try? VNImageRequestHandler(cvPixelBuffer: pixels).perform([VNDetectBarcodesRequest()])
                }
            }

            final class Row: UITableViewCell {
                required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                }
                required init?(coder: NSCoder) { nil }
            }

            @MainActor func draw() {
                let glass = UIVisualEffectView(effect: nil)
                glass.cornerConfiguration = .corners(radius: .fixed(12))
                glass.cornerConfiguration = .corners(
                    topLeftRadius: .containerConcentric(minimum: 4), topRightRadius: 8, bottomLeftRadius: nil, bottomRightRadius: nil)
                print(glass.cornerConfiguration != .capsule())
                _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                    context.cgContext.setLineCap(.round)
                    context.cgContext.setLineJoin(.bevel)
                    context.cgContext.setLineDash(phase: 0, lengths: [2, 2])
                }
            }

            @MainActor func capture(_ frames: Frames, output: AVCaptureVideoDataOutput) {
                output.setSampleBufferDelegate(frames, queue: .main)
                AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
            }
            """#)
        #expect(errors.isEmpty, "\(errors)")
    }

    @Test func `a line that does not compile with the phone's library does not compile here`() throws {
        let source = """
            import Dispatch
            import HotwireNative
            import UIKit

            final class Form: BridgeComponent {
                override class var name: String { "form" }
                override func onReceive(message: Message) {
                    Task.detached { self.reply(to: "connect") } // refused
                    worker { self.reply(to: "connect") } // refused
                    DispatchQueue.main.async { self.reply(to: "connect") }
                    Task { try await self.reply(to: "connect") }
                }
                func worker(_ work: @escaping @Sendable () -> Void) {}
            }

            class Web: HotwireWebViewController {
                override func onBridgeComponentInitialized(_ component: BridgeComponent) {} // refused
                override class var pathConfigurationIdentifier: String { "own" } // refused
            }

            final class Tabs: HotwireTabBarController {
                override func load(_ tabs: [HotwireTab]) {} // refused
            }

            final class Screen: UIViewController, Visitable { // refused
                weak var visitableDelegate: VisitableDelegate?
                let visitableView = VisitableView()
            }

            @MainActor func use(visitable: Visitable, session: Session) {
                _ = Navigation.Presentation.push // refused
                _ = visitable.visitableURL // refused
                _ = HotwireTab(title: "A", image: UIImage(systemName: "house"), url: visitable.initialVisitableURL) // refused
                _ = HotwireTab(id: "a", title: "A", image: UIImage(), url: visitable.initialVisitableURL) // refused
                Hotwire.config.lazyLoadTabs = false // refused
                Hotwire.config.makeCustomErrorView = { error, handler in fatalError() } // refused
                (visitable as? UIViewController)?.removeErrorViewController() // refused
                print(HotwireNativeError.self) // refused
                print(ExternalNavigationWebViewPolicyDecisionHandler().name)
                _ = ExternalNavigationWebViewPolicyDecisionHandler(invalidSchemes: ["about"]) // refused
            }

            extension HotwireTab: Identifiable {
                public var id: String { title }
            }
            """
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let refused = lines.indices.filter { lines[$0].hasSuffix("// refused") }.map { $0 + 1 }
        let found = try errors(source)
        #expect(Set(found.map(\.line)).sorted() == refused, "\(found)")
    }
}
