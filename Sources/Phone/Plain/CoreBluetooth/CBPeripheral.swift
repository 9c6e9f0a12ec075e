/// A device nearby: there is none.
open class CBPeripheral: NSObject {
    public let identifier = UUID()
    open weak var delegate: (any CBPeripheralDelegate)?
    open var name: String? { nil }
    open var services: [CBService]? { nil }

    override init() { super.init() }

    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    open func readValue(for characteristic: CBCharacteristic) {}
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
}

public protocol CBPeripheralDelegate: AnyObject {
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
}

extension CBPeripheralDelegate {
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
}

public enum CBCharacteristicWriteType: Int, Sendable {
    case withResponse = 0
    case withoutResponse
}

/// A service of a device.
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

/// The identifier of a service or a characteristic.
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
