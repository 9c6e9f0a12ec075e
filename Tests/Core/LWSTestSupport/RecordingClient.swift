public import LWS

/// A client that records its events.
@MainActor public final class RecordingClient: WebSocketHandler {
    public private(set) var isOpen = false
    public private(set) var received: [String] = []
    public private(set) var isClosed = false
    /// The peer's close code, `nil` when it sent none.
    public private(set) var closeCode: UInt16?
    public private(set) var closeReason: String?

    public init() {}

    public func webSocketDidOpen(_ socket: WebSocket) { isOpen = true }

    public func webSocket(_ socket: WebSocket, didReceive text: [UInt8]) {
        received.append(String(decoding: text, as: UTF8.self))
    }

    public func webSocketDidClose(_ socket: WebSocket, code: UInt16?, reason: String?) {
        isClosed = true
        closeCode = code
        closeReason = reason
    }
}
