import Testing

@testable import ViaductBuilder

@Suite struct BuildProgressTests {
    @Test func `every tenth of a long build is told once`() {
        var progress = BuildProgress()
        let lines = (1...200).compactMap { progress.read("[\($0)/200] Compiling UIKit A.swift") }
        #expect(lines == (1...9).map { "Building Viaduct's modules: \($0 * 10) %" })
    }

    @Test(arguments: ["[3/6] Write sources", "Build complete!", "[x/200] y", "[99999999999999999999/200] y", "[200/200] Linking"])
    func `a short build and other lines are not told`(line: String) {
        var progress = BuildProgress()
        #expect(progress.read(line[...]) == nil)
    }
}
