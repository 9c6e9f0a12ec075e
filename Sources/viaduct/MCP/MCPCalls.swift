import Foundation
import FoundationNetworking

/// The calls of tools that are under way, each on a thread of its own, since its answer may take a minute.
final class MCPCalls: @unchecked Sendable {
    /// How many may be under way.
    static let maximum = 16

    private let condition = NSCondition()
    /// The request of each call, by the id of the call; `nil` until there is one.
    private var requests: [String: URLSessionTask?] = [:]
    private var cancelled: Set<String> = []

    /// - Parameters:
    ///   - id: JSON text.
    ///   - work: makes the answer. It hands the request for it to its parameter.
    func start(_ id: String, _ work: @escaping @Sendable ((URLSessionTask) -> Void) -> String) {
        condition.withLock {
            guard requests[id] == nil else { return write(MCPSession.error(id: id, .invalidRequest, "A request with this id is under way.")) }
            guard requests.count < Self.maximum else {
                return write(MCPSession.error(id: id, .internalError, "\(requests.count) calls are under way. Let some of them end."))
            }
            requests[id] = .some(nil)
            Thread.detachNewThread { [self] in end(id, work { begin($0, of: id) }) }
        }
    }

    /// Ends the call without an answer.
    func cancel(_ id: String) {
        condition.withLock {
            guard let request = requests[id] else { return }
            cancelled.insert(id)
            request?.cancel()
        }
    }

    /// Blocks until no call is under way.
    func wait() {
        condition.withLock {
            while !requests.isEmpty { condition.wait() }
        }
    }

    /// Writes one message, whole.
    func send(_ text: String) {
        condition.withLock { write(text) }
    }

    private func begin(_ request: URLSessionTask, of id: String) {
        condition.withLock {
            requests[id] = request
            if cancelled.contains(id) { request.cancel() }
        }
    }

    private func end(_ id: String, _ answer: String) {
        condition.withLock {
            requests[id] = nil
            if cancelled.remove(id) == nil { write(answer) }
            condition.broadcast()
        }
    }

    private func write(_ text: String) { Terminal.print(text) }
}
