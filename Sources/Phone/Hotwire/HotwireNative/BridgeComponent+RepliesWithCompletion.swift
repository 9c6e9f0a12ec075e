import Foundation
import UIKit

extension BridgeComponent {
    /// Sends a message back to the web component, at once.
    ///
    /// - Parameter completion: runs in a later turn. It gets `false` when there is no bridge to send it over, and
    ///   `BridgeComponentError.delegateNil` without a delegate.
    public func reply(with message: Message, completion: ReplyCompletionHandler? = nil) {
        guard isOnMainThread else { return soon { $0.reply(with: message, completion: completion) } }
        guard let delegate else { return complete(completion, .failure(BridgeComponentError.delegateNil)) }
        if let delegate = delegate as? BridgeDelegate {
            // Without a task: a hop would cost more than the rest of the reply.
            do {
                let sent = try delegate.replyAtOnce(with: message)
                complete(completion, .success(sent))
            } catch {
                complete(completion, .failure(error))
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
    /// - Parameter completion: runs in a later turn. It gets `false` when no such message has come, or there is no bridge.
    public func reply(to event: String, completion: ReplyCompletionHandler? = nil) {
        guard isOnMainThread else { return soon { $0.reply(to: event, completion: completion) } }
        reply(with: receivedMessage(for: event), completion: completion)
    }

    /// Answers the last message of that event with other data, which is JSON text, at once.
    ///
    /// - Parameter completion: runs in a later turn. It gets `false` when no such message has come, or there is no bridge.
    public func reply(to event: String, with jsonData: String, completion: ReplyCompletionHandler? = nil) {
        guard isOnMainThread else { return soon { $0.reply(to: event, with: jsonData, completion: completion) } }
        reply(with: receivedMessage(for: event)?.replacing(jsonData: jsonData), completion: completion)
    }

    /// Answers the last message of that event with other data, at once.
    ///
    /// - Parameter completion: runs in a later turn. It gets `false` when no such message has come, or there is no bridge.
    public func reply<T: Encodable>(to event: String, with data: T, completion: ReplyCompletionHandler? = nil) {
        guard isOnMainThread else { return soon { $0.reply(to: event, with: data, completion: completion) } }
        reply(with: receivedMessage(for: event)?.replacing(data: data), completion: completion)
    }

    /// Replies, unless there is no message. As upstream, only the form that takes the message itself reports a missing delegate.
    private func reply(with message: Message?, completion: ReplyCompletionHandler?) {
        guard let message, delegate != nil else { return complete(completion, .success(false)) }
        reply(with: message, completion: completion)
    }

    /// Whether the caller is on the main thread. Code in Swift 5 mode may reply from any thread, as on a phone, where each reply is a task.
    private var isOnMainThread: Bool { pthread_equal(pthread_self(), Self.thread) != 0 || MainTurn.isCurrent }

    private func soon(_ reply: @escaping @MainActor (BridgeComponent) -> Void) {
        Task { reply(self) }
    }

    private func complete(_ completion: ReplyCompletionHandler?, _ result: Result<Bool, any Error>) {
        guard let completion else { return }
        Task { completion(result) }
    }
}
