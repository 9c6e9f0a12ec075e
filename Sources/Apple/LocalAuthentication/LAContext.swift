internal import UIKit

public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication
}

public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID, faceID, opticID
}

public struct LAError: Error {
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case biometryNotAvailable = -6
    }

    public let code: Code
}

/// Face ID and Touch ID, which a browser has not: it says so.
open class LAContext: @unchecked Sendable {
    open var biometryType: LABiometryType { .none }
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?

    public init() {}

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
    ) {
        Inert.note("LAContext.evaluatePolicy(_:localizedReason:)")
        reply(false, LAError(code: .biometryNotAvailable))
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        Inert.note("LAContext.evaluatePolicy(_:localizedReason:)")
        throw LAError(code: .biometryNotAvailable)
    }
}
