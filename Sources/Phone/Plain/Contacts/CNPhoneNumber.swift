/// A telephone number.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
    public let stringValue: String

    public init(stringValue string: String) {
        stringValue = string
    }
}
