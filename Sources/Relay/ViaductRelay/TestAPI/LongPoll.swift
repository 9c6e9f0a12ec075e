internal import LWS

/// The HTTP answer of a call: its outcome, or 401 once its caller has lost the right to it.
@MainActor final class LongPoll {
    /// The interval for checking whether the client still waits, and still has access.
    private static let beat = Duration.seconds(1)

    private let late = LateResponse()
    private let server: Server
    private let isAllowed: @MainActor () -> Bool
    private var call: TestCall?
    private var beatTimer: LoopTimer?

    private init(_ server: Server, while isAllowed: @escaping @MainActor () -> Bool) {
        self.server = server
        self.isAllowed = isAllowed
    }

    /// - Parameters:
    ///   - isAllowed: has to return `true` as long as the call lasts.
    ///   - begin: makes the call, given the function that receives its outcome.
    static func response(
        _ server: Server, while isAllowed: @escaping @MainActor () -> Bool,
        _ begin: (@escaping (Result<String, InvalidRequest>) -> Void) throws(InvalidRequest) -> TestCall
    ) throws(InvalidRequest) -> HTTPResponse {
        let poll = LongPoll(server, while: isAllowed)
        let call = try begin { poll.finish($0) }
        guard !call.isOver else { return HTTPResponse(poll.late) }
        poll.call = call
        poll.late.onGone = { [weak poll] in poll?.call?.cancel() }
        poll.watch()
        return HTTPResponse(poll.late)
    }

    private func finish(_ result: Result<String, InvalidRequest>) {
        // The admission may have expired while the call waited.
        let isAllowed = call == nil || isAllowed()
        (call, beatTimer) = (nil, nil)
        let response: HTTPResponse =
            switch isAllowed ? result : .failure(Authenticator.revokedCall) {
            case .success(let json): .json(json)
            case .failure(let error): error.response
            }
        server.tests.unread.send(response, by: late)
    }

    private func watch() {
        beatTimer = server.schedule(after: Self.beat) { [weak self] in
            guard let self, call != nil else { return }
            late.endWithoutReader()
            guard isAllowed() else { return call?.cancel() ?? () }
            watch()
        }
    }
}
