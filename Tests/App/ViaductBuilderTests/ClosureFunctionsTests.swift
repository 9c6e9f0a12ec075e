import Foundation
import Testing

@testable import ViaductBuilder

@Suite struct ClosureFunctionsTests {
    @Test func `a source gets the functions of the types that it names, and of no others`() throws {
        #expect(ClosureFunctions.source(for: ["import UIKit", "class A {}"]) == nil)
        let source = try #require(ClosureFunctions.source(for: ["class A {}", "DispatchQueue.global().async {}"]))
        #expect(source.contains("extension Dispatch.DispatchQueue"))
        #expect(!source.contains("extension FoundationNetworking.URLSession"))
    }

    @Test(.timeLimit(.minutes(2))) func `a package's inlinable functions may call them`() throws {
        let text = """
            import Foundation
            import FoundationNetworking

            @inlinable public func begin(with url: URL, on queue: OperationQueue) {
                DispatchQueue.main.async {}
                DispatchQueue.main.asyncAfter(deadline: .now()) {}
                DispatchQueue.main.asyncAfter(wallDeadline: .now()) {}
                URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()
                URLSession.shared.dataTask(with: URLRequest(url: url)) { _, _, _ in }.resume()
                URLSession.shared.uploadTask(with: URLRequest(url: url), from: nil) { _, _, _ in }.resume()
                URLSession.shared.uploadTask(with: URLRequest(url: url), fromFile: url) { _, _, _ in }.resume()
                URLSession.shared.downloadTask(with: url) { _, _, _ in }.resume()
                URLSession.shared.downloadTask(with: URLRequest(url: url)) { _, _, _ in }.resume()
                Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
                RunLoop.main.add(Timer(timeInterval: 1, repeats: false) { _ in }, forMode: .default)
                NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
                queue.addOperation {}
                queue.addBarrierBlock {}
                queue.addOperation(BlockOperation {})
                RunLoop.main.perform {}
                Thread.detachNewThread {}
            }
            """
        let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = ["Package.swift": text, "Closures.swift": try #require(ClosureFunctions.source(for: [text]))].map { name, text in
            (folder.appending(path: name), text)
        }
        for (file, text) in files { try text.write(to: file, atomically: true, encoding: .utf8) }
        let build = try Command(["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "5"] + files.map(\.0.path))
        #expect(build.status == 0, "\(build.output)")
    }
}
