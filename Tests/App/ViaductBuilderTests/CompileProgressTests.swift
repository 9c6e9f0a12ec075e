import Testing

@testable import ViaductBuilder

@Suite struct CompileProgressTests {
    private func line(_ files: Int) -> Substring {
        "/usr/bin/swift-frontend -frontend -c " + (0..<files).map { "-primary-file /a/\($0).swift " }.joined() + "/a/main.swift"
    }

    @Test func `each batch of a long compilation is told as it begins`() {
        var progress = CompileProgress(files: 50)
        #expect([25, 25].map { progress.read(line($0)) } == ["Compiling: 25 of 50 files", "Compiling: 50 of 50 files"])
    }

    @Test func `many small batches are told by tenths`() {
        var progress = CompileProgress(files: 100)
        #expect((1...100).compactMap { _ in progress.read(line(1)) }.count == 10)
    }

    @Test(arguments: ["/a/A.swift:1:1: error: -primary-file", "clang -o App"])
    func `a few files and other lines are not told`(text: String) {
        var (long, short) = (CompileProgress(files: 50), CompileProgress(files: 19))
        #expect(long.read(text[...]) == nil)
        #expect(short.read(line(19)) == nil)
    }
}
