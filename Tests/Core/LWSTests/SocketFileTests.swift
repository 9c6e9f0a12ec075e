import Foundation
import Glibc
import LWSTestSupport
import Testing

@testable import LWS

@Suite(.serialized) @MainActor struct SocketFileTests {
    private final class NoHandler: ServerHandler {
        func respond(to request: HTTPRequest) -> HTTPResponse { HTTPResponse(status: 404) }
        func upgrade(_ request: HTTPRequest) -> UpgradeDecision { .reject(HTTPResponse(status: 404)) }
    }

    private let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString.prefix(8))")
    private var path: String { folder.appending(path: "s").path }
    private let handler = NoHandler()

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func listen() throws -> EventLoop {
        let loop = try EventLoop(engine: .poll, subprotocols: [])
        _ = try loop.listen(on: .unix(path: path), handler: handler)
        return loop
    }

    @Test func `nobody listens in the place of a file that is no socket`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try "kept".write(toFile: path, atomically: true, encoding: .utf8)
        let error = #expect(throws: LWSError.self) { _ = try listen() }
        #expect(error?.code == .listen && error?.text.contains("it is no socket") == true)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept")
        symlink(path, folder.appending(path: "link").path)
        #expect(SocketFile(at: folder.appending(path: "link").path) == .other)
        #expect(SocketFile(at: "\(path)/below") == .other)
    }

    @Test func `a socket that somebody listens on is theirs, and one that was left is taken`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(SocketFile(at: path) == .missing)
        let loop = try listen()
        #expect(SocketFile(at: path) == .inUse)
        let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(rights == 0o666)
        let error = #expect(throws: LWSError.self) { _ = try listen() }
        #expect(error?.code == .addressInUse)
        loop.close()
        // A program that ends in good order removes its own.
        if SocketFile(at: path) == .missing { leaveSocket() }
        #expect(SocketFile(at: path) == .abandoned)
        try listen().close()
    }

    /// As of a program that was killed.
    private func leaveSocket() {
        var name = sockaddr_un()
        name.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        withUnsafeBytes(of: &name) { bytes in
            _ = bytes.baseAddress.map { bind(descriptor, $0.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count)) }
        }
        close(descriptor)
    }
}
