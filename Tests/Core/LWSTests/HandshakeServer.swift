import Foundation
import LWSTestSupport

@testable import LWS

/// A WebSocket server whose bytes the test writes. It serves one connection, from the test's own thread.
@MainActor final class HandshakeServer {
    private let listener: RawListener
    private var connection: FileHandle?
    /// What the client has sent, without its request.
    private(set) var received = Data()
    private(set) var request = ""
    /// Whether the client has ended its side.
    private(set) var hasEnded = false

    var port: UInt16 { listener.port }

    init() throws {
        listener = try RawListener()
        guard fcntl(listener.descriptor, F_SETFL, O_NONBLOCK) == 0 else { throw POSIXError(.EINVAL) }
    }

    /// Accepts the connection, and reads what has come.
    ///
    /// - Returns: whether the request is whole.
    @discardableResult
    func pump() -> Bool {
        if connection == nil {
            let descriptor = accept(listener.descriptor, nil, nil)
            guard descriptor >= 0 else { return false }
            connection = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        }
        guard let connection else { return false }
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(connection.fileDescriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        hasEnded = hasEnded || count == 0 || count < 0 && errno != EAGAIN
        received += buffer.prefix(max(count, 0))
        if request.isEmpty, let end = received.range(of: Data("\r\n\r\n".utf8)) {
            request = String(decoding: received[..<end.lowerBound], as: UTF8.self)
            received = Data(received[end.upperBound...])
        }
        return !request.isEmpty
    }

    /// The right answer to the request.
    var answer: String {
        let key = request.firstMatch(of: #/sec-websocket-key: (\S+)/#).map { String($0.1) } ?? ""
        let accept = ClientHandshake(subprotocol: "echo", key: key).accept
        return
            "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: \(accept)\r\nSec-WebSocket-Protocol: echo\r\n\r\n"
    }

    func send(_ bytes: [UInt8]) { try? connection?.write(contentsOf: Data(bytes)) }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// Ends the connection.
    func close() { connection = nil }

    typealias Frame = (first: UInt8, mask: [UInt8], payload: [UInt8])

    /// The frames that the client has sent, without their masks: each with its first byte, its mask and its payload.
    var frames: [Frame] { heads.map(unmasked) }

    /// Those of them that belong to no message.
    var controlFrames: [Frame] { heads.filter { $0.first & 0x08 != 0 }.map(unmasked) }

    private typealias Head = (first: UInt8, mask: [UInt8], payload: Range<Int>)

    private var heads: [Head] {
        var found: [Head] = []
        let bytes = [UInt8](received)
        var start = 0
        while bytes.count >= start + 6, bytes[start + 1] & 0x80 != 0 {
            var (count, place) = (Int(bytes[start + 1] & 0x7F), start + 2)
            if count >= 126 {
                let size = count == 126 ? 2 : 8
                guard bytes.count >= place + size else { return found }
                count = bytes[place..<(place + size)].reduce(0) { $0 << 8 | Int($1) }
                place += size
            }
            guard bytes.count >= place + 4 + count else { return found }
            found.append((bytes[start], Array(bytes[place..<(place + 4)]), (place + 4)..<(place + 4 + count)))
            start = place + 4 + count
        }
        return found
    }

    private func unmasked(_ head: Head) -> Frame {
        (head.first, head.mask, [UInt8](received)[head.payload].enumerated().map { $1 ^ head.mask[$0 % 4] })
    }
}
