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
