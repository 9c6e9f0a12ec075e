import Testing

@testable import ViaductBuilder

@Suite struct BuildProgressTests {
    @Test func `every tenth of a long build is told once, and again in the next build`() {
        var progress = BuildProgress()
        for all in [50, 200] {
            let lines = (1...all).compactMap { progress.read("[\($0)/\(all)] Compiling UIKit A.swift") }
            #expect(lines == (1...9).map { "Building Viaduct's modules: \($0 * all / 10) of \(all) steps" })
        }
    }

    @Test(arguments: [
        "[3/6] Write sources", "Build complete!", "[x/200] y", "[9999999999999999999/200] y",
        "[200/200] Linking",
    ])
    func `a short build and other lines are not told`(line: String) {
        var progress = BuildProgress()
        #expect(progress.read(line[...]) == nil)
    }

    @Test func `a build that waits for another one says so`() {
        var progress = BuildProgress()
        let line = progress.read("Another instance of SwiftPM (PID: 12) is already running using '/viaduct/.build/quick', waiting until")
        #expect(line == "Waiting for bin/dev, which builds Viaduct's modules")
    }
}
