/// What a service or a characteristic is known by.
open class CBUUID: NSObject, @unchecked Sendable {
    public let uuidString: String

    public init(string theString: String) {
        uuidString = theString.uppercased()
    }

    public convenience init(nsuuid theUUID: UUID) {
        self.init(string: theUUID.uuidString)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    open override var hash: Int { uuidString.hashValue }
}
