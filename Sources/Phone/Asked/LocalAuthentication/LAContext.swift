@_exported public import Foundation
public import UIKit

/// Face ID. The page asks the developer whether the face matches.
open class LAContext: NSObject, @unchecked Sendable {
    open var localizedFallbackTitle: String?
    @available(*, deprecated, message: "no effect") open var localizedCancelTitle: String? { didSet { inert(self) } }
    open var localizedReason = ""
    @available(*, deprecated, message: "no effect")
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var interactionNotAllowed = false { didSet { inert(self) } }
    open var biometryType: LABiometryType { .faceID }
    open var evaluatedPolicyDomainState: Data? { nil }

    private let evaluation = Evaluation()

    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool { true }

    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let reply = reply
        let (evaluation, fallback) = (evaluation, fallback(for: policy))
        MainTurn.soon {
            evaluation.begin(reason: localizedReason, fallback: fallback) { code in
                reply(code == nil, code.map { LAError($0) })
            }
        }
    }

    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        let (evaluation, fallback) = (evaluation, fallback(for: policy))
        let code = await evaluation.code(reason: localizedReason, fallback: fallback)
        if let code { throw LAError(code) }
        return true
    }

    /// Cancels the evaluation.
    open func invalidate() {
        let evaluation = evaluation
        MainTurn.soon { evaluation.invalidate() }
    }

    /// The passcode is the phone's own fallback; an empty title hides the button.
    private func fallback(for policy: LAPolicy) -> String {
        policy == .deviceOwnerAuthenticationWithBiometrics ? localizedFallbackTitle ?? "Enter Passcode" : ""
    }
}

public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication
}

public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID
    case faceID
    case opticID = 4
}
