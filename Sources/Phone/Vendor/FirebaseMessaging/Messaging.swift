@_exported public import FirebaseCore
@_exported public import Foundation
internal import UIKit

/// Firebase's push notifications. The page asks for the token that Firebase would give a phone.
@preconcurrency @MainActor open class Messaging: NSObject {
    private static let shared = Messaging()
    nonisolated open class func messaging() -> Messaging { MainTurn.now { shared } }

    open weak var delegate: (any MessagingDelegate)?
    open private(set) var fcmToken: String?
    @available(*, deprecated, message: "no effect") open var isAutoInitEnabled = true { didSet { inert(self) } }
    /// Apple's token, which Firebase would exchange for its own.
    open var apnsToken: Data? {
        didSet {
            guard let apnsToken, apnsToken != oldValue else { return }
            adopt(apnsToken.map { String(format: "%02x", $0) }.joined())
        }
    }
    private var waiting: [(String?, (any Error)?) -> Void] = []

    /// - Parameter completion: gets the token, in a later turn.
    open func token(completion: @escaping (String?, (any Error)?) -> Void) {
        if let fcmToken { return MainTurn.afterThis { completion(fcmToken, nil) } }
        waiting.append(completion)
        guard waiting.count == 1 else { return }
        let ask = Ask(.token, "Register for notifications", message: "The token that the phone would get from Firebase.")
        ask.begin(for: String.self) { [weak self] outcome in
            guard let self else { return }
            if let token = outcome.answer { adopt(token) }
            let completions = waiting
            waiting = []
            for completion in completions {
                completion(fcmToken, fcmToken == nil ? CocoaError(.userCancelled) : nil)
            }
        }
    }

    open func token() async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            token { token, error in
                continuation.resume(with: token.map { .success($0) } ?? .failure(error ?? CocoaError(.userCancelled)))
            }
        }
    }

    open func deleteToken(completion: @escaping ((any Error)?) -> Void) {
        fcmToken = nil
        MainTurn.afterThis { completion(nil) }
    }

    open func setAPNSToken(_ apnsToken: Data, type: MessagingAPNSTokenType) { self.apnsToken = apnsToken }

    @available(*, deprecated, message: "no effect")
    open func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
        Inert.note("Messaging.subscribe(toTopic:)")
        completion?(nil)
    }

    @available(*, deprecated, message: "no effect")
    open func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
        Inert.note("Messaging.unsubscribe(fromTopic:)")
        completion?(nil)
    }

    @discardableResult
    open func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo { MessagingMessageInfo() }

    private func adopt(_ token: String) {
        fcmToken = token
        delegate?.messaging(self, didReceiveRegistrationToken: token)
        NotificationCenter.default.post(name: .MessagingRegistrationTokenRefreshed, object: token)
    }
}

@preconcurrency @MainActor public protocol MessagingDelegate: AnyObject {
    func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}

extension MessagingDelegate {
    public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
}

public enum MessagingAPNSTokenType: Int, Sendable {
    case unknown = 0
    case sandbox, prod
}

public final class MessagingMessageInfo: Sendable {}

extension NSNotification.Name {
    public static let MessagingRegistrationTokenRefreshed = NSNotification.Name(
        "com.firebase.messaging.notif.fcm-token-refreshed")
}
