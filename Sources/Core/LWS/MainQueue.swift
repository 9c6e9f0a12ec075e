internal import CLibwebsockets
internal import Dispatch
internal import Glibc

/// libdispatch's main queue, on which the MainActor runs its tasks, as a part of the loop.
enum MainQueue {
    static let name = "viaduct-main-queue"

    /// Readable while jobs wait.
    private static var descriptor: Int32 { _dispatch_get_main_queue_handle_4CF() }

    /// Has libdispatch open the descriptors of its timers now: it ends the process when it cannot later.
    static func start() {
        let fired = DispatchSemaphore(value: 0)
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.setEventHandler { fired.signal() }
        // In the past it would fire without a descriptor.
        timer.schedule(deadline: .now() + .microseconds(100))
        timer.resume()
        fired.wait()
    }

    /// Lets the loop watch the queue.
    ///
    /// - Parameter vhost: any one of the loop's.
    static func adopt(into vhost: OpaquePointer) {
        // A copy, because libwebsockets closes what it has adopted.
        let copy = lws_sock_file_fd_type(filefd: dup(descriptor))
        lws_adopt_descriptor_vhost(vhost, LWS_ADOPT_RAW_FILE_DESC, copy, name, nil)
    }

    @MainActor static func drain() {
        var count: eventfd_t = 0
        eventfd_read(descriptor, &count)
        _dispatch_main_queue_callback_4CF(nil)
    }
}
