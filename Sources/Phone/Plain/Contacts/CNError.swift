/// Why the address book did not do as it was told.
public struct CNError: Error, Sendable {
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case recordDoesNotExist = 200
    }

    public let code: Code
}
