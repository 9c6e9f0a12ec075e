extension BridgeComponent {
    // MARK: From synchronous code: the reply leaves within the call

    /// - Parameter completion: gets whether the reply was sent.
    public func reply(with message: Message, completion: ReplyCompletionHandler? = nil) {
        guard let delegate = delegate as? BridgeDelegate else { return replyLater(with: message, completion: completion) }
        do {
            guard let sent = try delegate.replyNow(with: message) else {
                return replyLater(with: message, completion: completion)
            }
            completion?(.success(sent))
        } catch {
            completion?(.failure(error))
        }
    }

    /// Answers the last message of the event with its own data.
    public func reply(to event: String, completion: ReplyCompletionHandler? = nil) {
        reply(with: answer(to: event) { $0 }, completion: completion)
    }

    /// Answers the last message of the event with JSON text.
    public func reply(to event: String, with jsonData: String, completion: ReplyCompletionHandler? = nil) {
        reply(with: answer(to: event) { $0.replacing(jsonData: jsonData) }, completion: completion)
    }

    /// Answers the last message of the event with data that `Hotwire.config.jsonEncoder` encodes.
    public func reply<T: Encodable>(to event: String, with data: T, completion: ReplyCompletionHandler? = nil) {
        reply(with: answer(to: event) { $0.replacing(data: data) }, completion: completion)
    }

    // MARK: From asynchronous code

    /// - Returns: whether the reply was sent; `false` without a bridge.
    @discardableResult
    public func reply(with message: Message) async throws -> Bool {
        guard let delegate else { return false }
        return try await delegate.reply(with: message)
    }

    /// - Returns: `false` also when no message of the event was received.
    @discardableResult
    public func reply(to event: String) async throws -> Bool {
        try await reply(with: answer(to: event) { $0 })
    }

    /// - Returns: `false` also when no message of the event was received.
    @discardableResult
    public func reply(to event: String, with jsonData: String) async throws -> Bool {
        try await reply(with: answer(to: event) { $0.replacing(jsonData: jsonData) })
    }

    /// - Returns: `false` also when no message of the event was received.
    @discardableResult
    public func reply<T: Encodable>(to event: String, with data: T) async throws -> Bool {
        try await reply(with: answer(to: event) { $0.replacing(data: data) })
    }

    // MARK: Helpers

    private func answer(to event: String, _ change: (Message) -> Message) -> Message? {
        guard let message = receivedMessage(for: event) else {
            BridgeLog.warn("“\(Self.name)” cannot reply to “\(event)”, since it has received no such message.")
            return nil
        }
        return change(message)
    }

    private func reply(with message: Message?, completion: ReplyCompletionHandler?) {
        guard let message else {
            completion?(.success(false))
            return
        }
        reply(with: message, completion: completion)
    }

    private func reply(with message: Message?) async throws -> Bool {
        guard let message else { return false }
        return try await reply(with: message)
    }

    /// For delegates of other kinds, such as those of tests.
    private func replyLater(with message: Message, completion: ReplyCompletionHandler?) {
        nonisolated(unsafe) let completion = completion
        Task {
            do {
                completion?(.success(try await reply(with: message)))
            } catch {
                completion?(.failure(error))
            }
        }
    }
}
