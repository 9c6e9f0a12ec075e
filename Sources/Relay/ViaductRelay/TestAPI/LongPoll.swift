internal import LWS

/// The HTTP answer of a call, as soon as the call has an outcome.
@MainActor final class LongPoll {
    /// How often it looks whether the client still waits.
    private static let beat = Duration.seconds(1)

    private let late = LateResponse()
    private let server: Server
    private var call: TestCall?
    private var beatTimer: LoopTimer?

    private init(_ server: Server) {
        self.server = server
    }

    /// - Parameter begin: makes the call, which gets what takes its outcome.
    static func response(
        _ server: Server, _ begin: (@escaping (Result<String, InvalidRequest>) -> Void) throws(InvalidRequest) -> TestCall
    ) throws(InvalidRequest) -> HTTPResponse {
        let poll = LongPoll(server)
        let call = try begin { poll.finish($0) }
        guard !call.isOver else { return HTTPResponse(poll.late) }
        poll.call = call
        poll.late.onGone = { [weak poll] in poll?.call?.cancel() }
        poll.watch()
        return HTTPResponse(poll.late)
    }

    private func finish(_ result: Result<String, InvalidRequest>) {
        (call, beatTimer) = (nil, nil)
        switch result {
        case .success(let json): late.send(.json(json))
        case .failure(let error): late.send(error.response)
        }
    }

    private func watch() {
        beatTimer = server.schedule(after: Self.beat) { [weak self] in
            guard let self, call != nil else { return }
            late.endWithoutReader()
            watch()
        }
    }
}
