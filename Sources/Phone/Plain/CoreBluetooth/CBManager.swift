public enum CBManagerState: Int, Sendable {
    case unknown = 0
    case resetting, unsupported, unauthorized, poweredOff, poweredOn
}

public enum CBManagerAuthorization: Int, Sendable {
    case notDetermined = 0
    case restricted, denied, allowedAlways
}

/// The radio, which a server does not have.
open class CBManager: NSObject {
    open var state: CBManagerState { .unsupported }
    open class var authorization: CBManagerAuthorization { .denied }
}
