@_exported public import Foundation
internal import UIKit

/// The app's permission to track the user. Never granted here.
open class ATTrackingManager: NSObject {
    public enum AuthorizationStatus: UInt, Sendable {
        case notDetermined = 0
        case restricted, denied, authorized
    }

    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

    @available(*, deprecated, message: "no effect")
    open class func requestTrackingAuthorization(completionHandler completion: @escaping (AuthorizationStatus) -> Void) {
        inert(self)
        nonisolated(unsafe) let completion = completion
        DispatchQueue.main.async { completion(.denied) }
    }

    @available(*, deprecated, message: "no effect")
    open class func requestTrackingAuthorization() async -> AuthorizationStatus {
        inert(self)
        return .denied
    }
}
