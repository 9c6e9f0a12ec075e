/// The tool calls under way. They run side by side, since an answer may take a minute.
@MainActor final class MCPCalls {
    /// How many may be under way.
    static let maximum = 16

    /// By the id of the call, JSON text.
    private var tasks: [String: Task<Void, Never>] = [:]
    private var onEnd: (() -> Void)?

    /// - Parameters:
    ///   - id: JSON text.
    ///   - work: makes the answer.
    func start(_ id: String, _ work: @escaping @MainActor () async -> String) {
        guard tasks[id] == nil else { return send(MCPSession.error(id: id, .invalidRequest, "A request with this id is under way.")) }
        guard tasks.count < Self.maximum else {
            return send(MCPSession.error(id: id, .internalError, "\(tasks.count) calls are under way. Let some of them end."))
        }
        tasks[id] = Task {
            let answer = await work()
            if !Task.isCancelled { send(answer) }
            tasks[id] = nil
            endIfDone()
        }
    }

    /// Ends the call without an answer.
    func cancel(_ id: String) { tasks[id]?.cancel() }

    /// Takes no further call, and calls `onEnd` once none is under way.
    func finish(_ onEnd: @escaping () -> Void) {
        self.onEnd = onEnd
        endIfDone()
    }

    /// Writes one message, whole.
    func send(_ text: String) { Terminal.print(text) }

    private func endIfDone() {
        if tasks.isEmpty { onEnd?() }
    }
}
