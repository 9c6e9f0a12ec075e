public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted, denied, authorized, limited
}

public enum CNEntityType: Int, Sendable {
    case contacts = 0
}
