internal import CCurl
import Foundation
import FoundationNetworking
import Glibc
import Synchronization

/// The one thread on which libcurl runs all transfers.
final class TransferThread: Sendable {
    private struct Inbox: Sendable {
        var isStarted = false
        var new: [Transfer] = []
        var cancelled: [Transfer] = []
    }

    /// As `URLSession` has it.
    private static let connectionsOfHost = 6
    /// More transfers wait for their turn.
    private static let connections = 32
    /// In milliseconds: the longest time between two looks at the deadlines.
    private static let beat: Int32 = 1000

    static let shared = TransferThread()

    /// A CURLM, at which only the thread works; others wake it.
    private nonisolated(unsafe) let multi: UnsafeMutableRawPointer?
    private let inbox = Mutex(Inbox())

    private init() {
        curl_global_init(Int(CURL_GLOBAL_DEFAULT))
        multi = curl_multi_init()
        ccurl_multi_set_number(multi, CURLMOPT_MAX_HOST_CONNECTIONS, Self.connectionsOfHost)
        ccurl_multi_set_number(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, Self.connections)
    }

    /// - Throws: `URLError`; `.cancelled` when the task is cancelled.
    func answer(to request: URLRequest, silence: Duration, end: ContinuousClock.Instant, maximumBody: Int) async throws -> Answer {
        let begun = Mutex<Transfer?>(nil)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let transfer = Transfer(request, silence: silence, end: end, maximumBody: maximumBody) { continuation.resume(with: $0) }
                begun.withLock { $0 = transfer }
                add(transfer)
                // The task may have been cancelled before there was a transfer.
                if Task.isCancelled { cancel(transfer) }
            }
        } onCancel: {
            if let transfer = begun.withLock({ $0 }) { cancel(transfer) }
        }
    }

    private func add(_ transfer: Transfer) {
        let isFirst = inbox.withLock { inbox in
            inbox.new.append(transfer)
            defer { inbox.isStarted = true }
            return !inbox.isStarted
        }
        if isFirst { Thread.detachNewThread { [self] in run() } }
        curl_multi_wakeup(multi)
    }

    private func cancel(_ transfer: Transfer) {
        inbox.withLock { $0.cancelled.append(transfer) }
        curl_multi_wakeup(multi)
    }

    private func run() {
        // OpenSSL writes to a connection that its peer has closed.
        var pipe = sigset_t()
        sigemptyset(&pipe)
        sigaddset(&pipe, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &pipe, nil)
        var running: [ObjectIdentifier: Transfer] = [:]
        while true {
            takeMessages(&running)
            var count: Int32 = 0
            curl_multi_perform(multi, &count)
            takeResults(&running)
            endLate(&running)
            curl_multi_poll(multi, nil, 0, running.isEmpty ? Int32.max : Self.beat, nil)
        }
    }

    private func takeMessages(_ running: inout [ObjectIdentifier: Transfer]) {
        let (new, cancelled) = inbox.withLock { inbox in
            defer { (inbox.new, inbox.cancelled) = ([], []) }
            return (inbox.new, inbox.cancelled)
        }
        for transfer in new {
            guard let handle = transfer.handle, curl_multi_add_handle(multi, handle) == CURLM_OK else {
                transfer.fail(.unknown)
                continue
            }
            running[ObjectIdentifier(transfer)] = transfer
        }
        for transfer in cancelled where remove(transfer, from: &running) { transfer.fail(.cancelled) }
    }

    private func takeResults(_ running: inout [ObjectIdentifier: Transfer]) {
        var left: Int32 = 0
        while let message = curl_multi_info_read(multi, &left) {
            // The message is gone as soon as the handle is.
            let (isEnd, result) = (message.pointee.msg == CURLMSG_DONE, ccurl_result(message))
            guard isEnd, let handle = message.pointee.easy_handle, let transfer = Transfer.of(handle) else { continue }
            if remove(transfer, from: &running) { transfer.didEnd(result) }
        }
    }

    private func endLate(_ running: inout [ObjectIdentifier: Transfer]) {
        let now = ContinuousClock.now
        for transfer in running.values where transfer.deadline <= now {
            if remove(transfer, from: &running) { transfer.fail(.timedOut) }
        }
    }

    /// - Returns: `false` for a transfer that has ended before.
    private func remove(_ transfer: Transfer, from running: inout [ObjectIdentifier: Transfer]) -> Bool {
        guard running.removeValue(forKey: ObjectIdentifier(transfer)) != nil else { return false }
        curl_multi_remove_handle(multi, transfer.handle)
        return true
    }
}
