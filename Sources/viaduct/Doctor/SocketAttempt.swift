import Foundation
import LWS
import ViaductApp
import ViaductRelay

/// The WebSocket of a page, opened without the page.
@MainActor final class SocketAttempt: WebSocketHandler {
    enum Outcome: Equatable {
        case opened
        /// The server, or a proxy in front of it, has answered the handshake with this status.
        case refused(status: UInt32)
        /// There was no answer, for this reason.
        case failed(String)
    }

    private static let patience = Duration.seconds(10)
    private static let subprotocol = "viaduct.page.1"
    /// In bytes: the frames are not read.
    private static let longestFrame = 16 << 20

    private var outcome: Outcome?
    private let loop: EventLoop
    private let address: ServerAddress

    private init(_ address: ServerAddress, loop: EventLoop) {
        (self.address, self.loop) = (address, loop)
    }

    /// Blocks until the handshake has ended.
    ///
    /// - Parameters:
    ///   - adapter: the address of the adapter's script, beside which the socket is.
    ///   - page: the page that the socket would be of.
    static func outcome(at adapter: URL, for page: URL, by reader: PageReader) throws -> Outcome {
        guard let address = ServerAddress(originOf: adapter) else { return .failed("The adapter's address is malformed.") }
        let loop = try EventLoop(engine: .poll, subprotocols: [subprotocol])
        if address.isSecure { try loop.trust(authorities: reader.authorities) }
        let attempt = SocketAttempt(address, loop: loop)
        var generator = SystemRandomNumberGenerator()
        let id = (0..<16).map { _ in String(format: "%02x", UInt8.random(in: 0...255, using: &generator)) }.joined()
        var headers = page.origin.map { [(name: "origin", value: $0)] } ?? []
        if let entry = reader.entry, entry.reaches(adapter) { headers.append(("cookie", "\(entry.name)=\(entry.value)")) }
        let socket = loop.connect(
            host: address.host, port: address.port, isSecure: address.isSecure, path: "/viaduct/socket?page=\(id)&received=0",
            subprotocol: subprotocol, headers: headers, maximumMessageSize: longestFrame, handler: attempt)
        let timer = loop.schedule(after: patience) { loop.stop() }
        if attempt.outcome == nil { loop.run() }
        withExtendedLifetime((timer, socket)) {}
        return attempt.outcome ?? .failed("No answer has come within \(patience).")
    }

    func webSocketDidOpen(_ socket: WebSocket) {
        outcome = .opened
        // The server forgets the page at once.
        socket.send(Array(#"{"type":"bye"}"#.utf8))
        loop.stop()
    }

    func webSocket(_ socket: WebSocket, didReceive text: [UInt8]) {}

    func webSocketDidClose(_ socket: WebSocket, code: UInt16?, reason: String?) {
        guard outcome == nil else { return }
        outcome = socket.refusalStatus.map(Outcome.refused) ?? .failed(address.noConnection(reason, certificateFault: socket.certificateFault))
        loop.stop()
    }
}
