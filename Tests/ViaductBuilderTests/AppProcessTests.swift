import Foundation
import LWSTestSupport
import Testing

@testable import ViaductBuilder

@Suite(.serialized) @MainActor struct AppProcessTests {
    /// Starts `cat` as an app, and lets it end or ends it.
    private func run() throws {
        let app = try AppProcess(
            URL(filePath: "/bin/cat"), folder: FileManager.default.temporaryDirectory, token: nil, status: nil, print: { _ in },
            onCrash: { _ in })
        app.stop()
    }

    @Test func `apps that were started and stopped leave no descriptor`() async throws {
        try run()
        let before = try ProcessUse().descriptors
        for _ in 0..<10 { try run() }
        let deadline = ContinuousClock.now + .seconds(10)
        while try ProcessUse().descriptors > before, ContinuousClock.now < deadline { await Task.yield() }
        #expect(try ProcessUse().descriptors <= before)
    }
}
