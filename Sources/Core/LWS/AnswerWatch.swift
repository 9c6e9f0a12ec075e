internal import CLibwebsockets
internal import Glibc

/// The sockets of answers that are not sent at once: finds room in them, and the end of their client.
///
/// Amid an answer libwebsockets (4.1.6) reads neither a client's further bytes nor its half-close, and the loop is told of them in each of
/// its turns (`lws_h1_server_socket_service`). Flow control ends that, but then nothing is written either, and the loop is told of room
/// in each turn (`rops_handle_POLLIN_h1`). So libwebsockets watches nothing of such a socket until its answer is sent.
@MainActor final class AnswerWatch {
    private struct Entry {
        /// Whether libwebsockets reads nothing.
        var isHeld = false
        var awaitsRoom = false
        var settling = Settling.done
    }

    /// Steps to have libwebsockets watch nothing of a connection of which it keeps bytes: flow control makes it watch for room then.
    private enum Settling {
        case due, first, second, done
    }

    private static let batch = 64
    /// As `lws_rx_flow_control` with 0, but also within a callback at once.
    private static let pausesNow = Int32(
        LWS_RXFLOW_REASON_APPLIES_DISABLE | LWS_RXFLOW_REASON_USER_BOOL | LWS_RXFLOW_REASON_FLAG_PROCESS_NOW)

    /// An epoll instance of its own, which the loop watches and closes; −1 without one.
    private(set) var descriptor: Int32 = -1
    private var entries: [OpaquePointer: Entry] = [:]
    /// Connections to settle in a turn of their own. Some may have gone.
    private var unsettled: [OpaquePointer] = []

    /// - Parameter vhost: any one of the loop's.
    /// - Returns: `false` when the system gives no descriptor.
    func adopt(into vhost: OpaquePointer) -> Bool {
        guard descriptor < 0 else { return true }
        descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
        guard descriptor >= 0 else { return false }
        let file = lws_sock_file_fd_type(filefd: descriptor)
        return lws_adopt_descriptor_vhost(vhost, LWS_ADOPT_RAW_FILE_DESC, file, ProtocolTable.http, nil) != nil
    }

    /// The loop has closed the descriptor, which it watches to the very end: under libev it ends in a turn without events.
    func didClose() {
        descriptor = -1
    }

    /// Reads nothing more of the connection until its answer is sent.
    func hold(_ wsi: OpaquePointer) {
        guard entries[wsi]?.isHeld != true else { return }
        // Bytes that it keeps may be those of another connection.
        let keepsBytes = lws_service_adjust_timeout(lws_get_context(wsi), 1, 0) == 0
        lws_rx_flow_control(wsi, 0)
        watch(wsi) { $0.isHeld = true }
        guard keepsBytes else { return }
        entries[wsi]?.settling = .due
        unsettled.append(wsi)
        lws_cancel_service(lws_get_context(wsi))
    }

    /// Has the connection handle `writable` once its socket has room, or is dead.
    func awaitRoom(_ wsi: OpaquePointer) {
        guard entries[wsi]?.awaitsRoom != true else { return }
        watch(wsi) { $0.awaitsRoom = true }
    }

    /// Leaves the connection to libwebsockets again.
    func release(_ wsi: OpaquePointer) {
        guard let entry = entries.removeValue(forKey: wsi) else { return }
        epoll_ctl(descriptor, EPOLL_CTL_DEL, lws_get_socket_fd(wsi), nil)
        if entry.isHeld { lws_rx_flow_control(wsi, 1) }
    }

    /// The connection is gone, and its socket with it.
    func forget(_ wsi: OpaquePointer) {
        entries[wsi] = nil
    }

    /// Has libwebsockets watch nothing of the connections whose bytes it keeps. It must not be within a callback for one of them.
    func settle() {
        let due = unsettled
        unsettled = []
        for wsi in due where entries[wsi]?.settling == .due { settle(wsi) }
    }

    /// - Returns: what libwebsockets is to be answered to a turn that `settle` has made; `nil` for any other turn.
    func didGetTurn(_ wsi: OpaquePointer) -> Int32? {
        switch entries[wsi]?.settling {
        case .first:
            lws_rx_flow_control(wsi, Self.pausesNow)
            lws_rx_flow_control(wsi, 1)
        case .second: lws_rx_flow_control(wsi, 0)
        case nil, .due, .done: return nil
        }
        // With more than 0, libwebsockets does not begin to watch what flow control allows now.
        return 1
    }

    /// Sockets have room, or are dead.
    func serve() {
        var events = [epoll_event](repeating: epoll_event(), count: Self.batch)
        let count = epoll_wait(descriptor, &events, Int32(events.count), 0)
        for event in events.prefix(Int(max(count, 0))) {
            guard let wsi = OpaquePointer(bitPattern: UInt(event.data.u64)), let entry = entries[wsi] else { continue }
            let isDead = event.events & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0
            if isDead {
                // Its timers would wait: under libev they have their turn once nothing else has one.
                turn(wsi, POLLHUP)
            } else if entry.awaitsRoom {
                entries[wsi]?.awaitsRoom = false
                if Connection.of(wsi)?.handle(.writable) == .close {
                    lws_set_timeout(wsi, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC)
                }
            }
        }
    }

    private func settle(_ wsi: OpaquePointer) {
        lws_rx_flow_control(wsi, 1)
        for step in [Settling.first, .second] where entries[wsi] != nil {
            entries[wsi]?.settling = step
            turn(wsi, POLLOUT)
        }
        entries[wsi]?.settling = .done
    }

    /// Has libwebsockets believe that the system has said this of the socket.
    private func turn(_ wsi: OpaquePointer, _ event: Int32) {
        var socket = pollfd(fd: lws_get_socket_fd(wsi), events: Int16(event), revents: Int16(event))
        lws_service_fd(lws_get_context(wsi), &socket)
    }

    private func watch(_ wsi: OpaquePointer, _ change: (inout Entry) -> Void) {
        let known = entries[wsi]
        var entry = known ?? Entry()
        change(&entry)
        entries[wsi] = entry
        var event = epoll_event()
        event.events = EPOLLONESHOT.rawValue | (entry.awaitsRoom ? EPOLLOUT.rawValue : 0)
        event.data.u64 = UInt64(UInt(bitPattern: wsi))
        epoll_ctl(descriptor, known == nil ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, lws_get_socket_fd(wsi), &event)
    }
}
