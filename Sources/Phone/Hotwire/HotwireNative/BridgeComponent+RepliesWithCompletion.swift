extension BridgeComponent {
    /// Sends a message back to the web component, at once.
    ///
    /// - Parameter completion: gets `false` when there is no bridge to send it over.
    public func reply(with message: Message, completion: ReplyCompletionHandler? = nil) {
        guard let delegate else {
            completion?(.success(false))
            return
        }
        if let delegate = delegate as? BridgeDelegate {
            // Without a task: a hop would cost more than everything else on the way.
            do {
                let sent = try delegate.replyAtOnce(with: message)
                completion?(.success(sent))
            } catch {
                completion?(.failure(error))
            }
        } else {
            Task {
                do {
                    let sent = try await delegate.reply(with: message)
                    completion?(.success(sent))
                } catch {
                    completion?(.failure(error))
                }
            }
        }
    }

    /// Answers the last message of that event with its own data, at once.
    ///
    /// - Parameter completion: gets `false` when no such message has come, or there is no bridge.
    public func reply(to event: String, completion: ReplyCompletionHandler? = nil) {
        reply(with: receivedMessage(for: event), completion: completion)
    }

    /// Answers the last message of that event with other data, which is JSON text, at once.
    ///
    /// - Parameter completion: gets `false` when no such message has come, or there is no bridge.
    public func reply(to event: String, with jsonData: String, completion: ReplyCompletionHandler? = nil) {
        reply(with: receivedMessage(for: event)?.replacing(jsonData: jsonData), completion: completion)
    }

    /// Answers the last message of that event with other data, at once.
    ///
    /// - Parameter completion: gets `false` when no such message has come, or there is no bridge.
    public func reply<T: Encodable>(to event: String, with data: T, completion: ReplyCompletionHandler? = nil) {
        reply(with: receivedMessage(for: event)?.replacing(data: data), completion: completion)
    }

    private func reply(with message: Message?, completion: ReplyCompletionHandler?) {
        guard let message else {
            completion?(.success(false))
            return
        }
        reply(with: message, completion: completion)
    }
}
