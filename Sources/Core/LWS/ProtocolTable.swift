internal import CLibwebsockets

/// The memory that libwebsockets reads for as long as its context lives: the protocol list, strings, the idle policy.
@MainActor final class ProtocolTable {
    /// The name of what is no WebSocket.
    static let http = "http"
    /// Frames up to this size arrive in one piece. Each connection has a buffer of it, which is nearly half of what an idle page holds. With
    /// half of it, a page that floods is cut off before it can acknowledge: `test_hostile_pages.py`, menus.
    private static let receiveBufferSize = 4096
    /// Bytes offered to the socket at once. The default is the size above, and libwebsockets would keep the rest of the
    /// frame.
    private static let sendSize = 64 * 1024

    /// Ends with a zeroed element.
    let pointer: UnsafeMutablePointer<lws_protocols>
    /// Pings silent peers, and drops those that do not answer.
    let idlePolicy = UnsafeMutablePointer<lws_retry_bo_t>.allocate(capacity: 1)
    /// Headers of the answers that libwebsockets writes by itself, as a list.
    let headers: UnsafeMutablePointer<lws_protocol_vhost_options>
    private var strings = CStrings()

    /// - Parameter idleTime: how long a peer may take for the answer to a ping. It gets one after twice that time of silence.
    init(subprotocols: [String], idleTime: Duration) {
        let names = [Self.http, MainQueue.name] + subprotocols
        let count = names.count + 1
        pointer = .allocate(capacity: count)
        pointer.initialize(repeating: lws_protocols(), count: count)
        idlePolicy.initialize(to: lws_retry_bo_t())
        let fixed = HTTPResponse.refusalHeaders + [("connection", "close")]
        headers = .allocate(capacity: fixed.count)
        for (index, header) in fixed.enumerated() {
            let next = index + 1 < fixed.count ? UnsafePointer(headers + index + 1) : nil
            (headers + index).initialize(
                to: lws_protocol_vhost_options(
                    next: next, options: nil, name: strings.keep("\(header.name):"), value: strings.keep(header.value)))
        }
        let seconds = UInt16(clamping: max(idleTime.components.seconds, 1))
        idlePolicy.pointee.secs_since_valid_ping = seconds * 2
        idlePolicy.pointee.secs_since_valid_hangup = seconds * 3
        for (index, name) in names.enumerated() {
            pointer[index].name = keep(name)
            pointer[index].callback = loopCallback
            // libwebsockets tells that a connection ends only where it keeps something for it.
            pointer[index].per_session_data_size = 1
            pointer[index].rx_buffer_size = Self.receiveBufferSize
            pointer[index].tx_packet_size = Self.sendSize
        }
    }

    isolated deinit {
        strings.free()
        idlePolicy.deallocate()
        headers.deallocate()
        pointer.deallocate()
    }

    /// A copy of the text that lives as long as the table.
    func keep(_ text: String) -> UnsafePointer<CChar>? {
        strings.keep(text)
    }
}
