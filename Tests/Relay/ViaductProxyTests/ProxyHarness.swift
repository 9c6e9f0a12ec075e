import Foundation
import LWS
import LWSTestSupport
import ViaductSystem

@testable import ViaductProxy

/// A real nginx without a server behind it: requests get 502.
@MainActor final class ProxyHarness {
    static let files = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../config").standardizedFileURL

    let harness: LoopHarness
    let proxy: Proxy
    let port: UInt16
    let log = RecordedLog()
    /// The proxy's reports.
    private(set) var (isReady, ups, refusals, moves): (Bool, [Bool], [String], [ListenAddress]) = (false, [], [], [])
    /// nginx's own folder, which exists while it runs.
    let folder: URL

    init(files: URL = ProxyHarness.files, limits: ConnectionLimits = ConnectionLimits()) async throws {
        harness = try LoopHarness(subprotocols: [], limits: limits)
        guard let app = AppAddress("http://127.0.0.1:1") else { throw POSIXError(.EINVAL) }
        proxy = try Proxy(
            [app], addresses: [.ipv4(host: "127.0.0.1", port: 0)], program: .find(searchPath: ""), files: files,
            temporaryFolder: FileManager.default.temporaryDirectory, loop: harness.loop,
            log: Log(level: .debug, format: .text) { [log] in log.lines.append($0) })
        guard case .unix(let socket) = proxy.serverAddress, let port = proxy.addresses.first?.port else { throw POSIXError(.EINVAL) }
        self.port = port
        folder = URL(filePath: socket).deletingLastPathComponent()
        proxy.onUp = { [weak self] in self?.ups.append($0) }
        proxy.onRefusal = { [weak self] in self?.refusals.append($0) }
        try Self.makeSocket(at: proxy.serverAddress)
        try proxy.start(
            onReady: { [weak self] in self?.isReady = true }, onFailure: { [log] in log.lines.append($0.text) },
            onMove: { [weak self] in
                self?.moves.append($0)
                try Self.makeSocket(at: $0)
            })
        _ = await harness.serve { isReady }
    }

    isolated deinit {
        proxy.stop()
        harness.loop.close()
    }

    /// Creates a file in place of a server's socket.
    private static func makeSocket(at address: ListenAddress) throws {
        if case .unix(let path) = address { try Data().write(to: URL(filePath: path)) }
    }

    var configuration: URL { folder.appending(path: "nginx.conf") }

    /// The id of nginx' first process; 0 when none runs.
    var nginx: pid_t {
        let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".pid") }
        let newest = files.max { $0.compare($1, options: .numeric) == .orderedAscending } ?? "none"
        let text = (try? String(contentsOf: folder.appending(path: newest), encoding: .utf8)) ?? ""
        return pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
    }

    /// Puts a server behind nginx.
    func listen(_ server: any ServerHandler) throws {
        guard case .unix(let socket) = proxy.serverAddress else { return }
        try FileManager.default.removeItem(atPath: socket)
        _ = try harness.loop.listen(on: proxy.serverAddress, handler: server)
    }

    /// An answer up to the end of its head; empty for a connection that ends without one.
    func answer(of client: RawClient) async -> String {
        var text = ""
        _ = await harness.serve {
            text += String(decoding: client.read(), as: UTF8.self)
            return text.contains("\r\n\r\n") || client.hasEnded
        }
        return text
    }
}

/// A server that answers every request with an empty 204.
@MainActor final class EmptyServer: ServerHandler {
    func respond(to request: HTTPRequest) -> HTTPResponse { HTTPResponse(status: 204) }

    func upgrade(_ request: HTTPRequest) -> UpgradeDecision { .reject(HTTPResponse(status: 204)) }
}
