/// What a device offers.
open class CBService: NSObject {
    public let uuid: CBUUID
    open var characteristics: [CBCharacteristic]? { nil }

    init(uuid: CBUUID) {
        self.uuid = uuid
    }
}

/// A value of a device.
open class CBCharacteristic: NSObject {
    public let uuid: CBUUID
    open var value: Data? { nil }

    init(uuid: CBUUID) {
        self.uuid = uuid
    }
}
