extension BridgeComponent {
    /// Sends a message back to the web component.
    ///
    /// - Returns: `false` when there is no bridge to send it over.
    @discardableResult
    public func reply(with message: Message) async throws -> Bool {
        try await delegate?.reply(with: message) ?? false
    }

    /// Answers the last message of that event with its own data.
    ///
    /// - Returns: `false` when no such message has come, or there is no bridge.
    @discardableResult
    public func reply(to event: String) async throws -> Bool {
        guard let message = receivedMessage(for: event) else { return false }
        return try await reply(with: message)
    }

    /// Answers the last message of that event with other data, which is JSON text.
    ///
    /// - Returns: `false` when no such message has come, or there is no bridge.
    @discardableResult
    public func reply(to event: String, with jsonData: String) async throws -> Bool {
        guard let message = receivedMessage(for: event) else { return false }
        return try await reply(with: message.replacing(jsonData: jsonData))
    }

    /// Answers the last message of that event with other data.
    ///
    /// - Returns: `false` when no such message has come, or there is no bridge.
    @discardableResult
    public func reply<T: Encodable>(to event: String, with data: T) async throws -> Bool {
        guard let message = receivedMessage(for: event) else { return false }
        return try await reply(with: message.replacing(data: data))
    }
}
