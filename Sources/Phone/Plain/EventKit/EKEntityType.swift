public enum EKEntityType: UInt, Sendable {
    case event = 0
    case reminder
}

public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted, denied, fullAccess, writeOnly
    public static let authorized = EKAuthorizationStatus.fullAccess
}

public enum EKSpan: Int, Sendable {
    case thisEvent = 0
    case futureEvents
}
