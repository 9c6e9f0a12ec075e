import Foundation
import HotwireNative
import ViaductComponents
import ViaductProtocol

@testable import ViaductApp

/// Everything that a page can send to the built-in components, and to the navigation.
enum SessionProperties {
    static let targets = [FuzzTarget("session", reads: ["ActivityChoice", "URLDifference", "Location"], session)]

    /// Each line is a frame of the page.
    @MainActor private static func session(_ bytes: [UInt8]) throws {
        let outlet = Outlet()
        let app = EmbeddedApp(name: "Test", platform: .ios, components: BuiltInComponents.all)
        let session = app.open(page: "0123456789abcdef0123456789abcdef", outlet: outlet)
        for line in bytes.split(separator: UInt8(ascii: "\n")).prefix(64) {
            let bytes = Array(line)
            guard String(validating: bytes, as: UTF8.self) != nil, case .counted(let frame) = IncomingFrame(bytes) else { continue }
            session.receive(frame, text: bytes)
        }
        session.close()
        // The turns of the main queue in which screens are sent, and tasks of components.
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
        try expect(outlet.isRight, "a frame to the page is no JSON")
    }

    @MainActor private final class Outlet: PageOutlet {
        private(set) var isRight = true

        func send(_ frame: ServerFrame) { isRight = isRight && JSONText.isValid(String(decoding: frame.bytes, as: UTF8.self)) }
        func send(encoded frame: ArraySlice<UInt8>) {}
        func report(_ report: AppReport) { _ = report.frame() }
    }
}
