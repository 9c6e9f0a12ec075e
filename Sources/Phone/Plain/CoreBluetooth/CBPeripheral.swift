/// A device at the other end of a connection.
open class CBPeer: NSObject {
    public let identifier = UUID()

    override init() { super.init() }
}

public enum CBPeripheralState: Int, Sendable {
    case disconnected = 0
    case connecting, connected, disconnecting
}

/// A device nearby. None is ever found.
open class CBPeripheral: CBPeer {
    open weak var delegate: (any CBPeripheralDelegate)?
    open var name: String? { nil }
    open var services: [CBService]? { nil }
    open var state: CBPeripheralState { .disconnected }
    open var canSendWriteWithoutResponse: Bool { false }
    open var ancsAuthorized: Bool { false }

    /// - Returns: the limit of a standard connection, in bytes.
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { type == .withResponse ? 512 : 20 }
    open func readRSSI() {}
    open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
    open func discoverDescriptors(for characteristic: CBCharacteristic) {}
    open func readValue(for descriptor: CBDescriptor) {}
    open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}

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
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
    func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}

extension CBPeripheralDelegate {
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
    public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
    public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
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

/// A part of a device, with an identifier.
open class CBAttribute: NSObject {
    public let uuid: CBUUID

    init(uuid: CBUUID) {
        self.uuid = uuid
    }
}

/// A service of a device.
open class CBService: CBAttribute {
    open var peripheral: CBPeripheral? { nil }
    open var isPrimary: Bool { true }
    open var includedServices: [CBService]? { nil }
    open var characteristics: [CBCharacteristic]? { nil }
}

/// The uses of a value that a device allows.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    public static let broadcast = CBCharacteristicProperties(rawValue: 1)
    public static let read = CBCharacteristicProperties(rawValue: 1 << 1)
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 1 << 2)
    public static let write = CBCharacteristicProperties(rawValue: 1 << 3)
    public static let notify = CBCharacteristicProperties(rawValue: 1 << 4)
    public static let indicate = CBCharacteristicProperties(rawValue: 1 << 5)
    public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 1 << 6)
    public static let extendedProperties = CBCharacteristicProperties(rawValue: 1 << 7)
    public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 1 << 8)
    public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 1 << 9)

    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// A value of a device.
open class CBCharacteristic: CBAttribute {
    open var service: CBService? { nil }
    open var value: Data? { nil }
    open var descriptors: [CBDescriptor]? { nil }
    open var properties: CBCharacteristicProperties { [] }
    open var isNotifying: Bool { false }
}

/// A description of a value.
open class CBDescriptor: CBAttribute {
    open var characteristic: CBCharacteristic? { nil }
    open var value: Any? { nil }
}

/// The identifier of a service or a characteristic.
open class CBUUID: NSObject, @unchecked Sendable {
    public let uuidString: String

    public init(string theString: String) {
        uuidString = theString.uppercased()
    }

    public convenience init(data theData: Data) {
        self.init(string: theData.map { String(0x100 + Int($0), radix: 16).suffix(2) }.joined())
    }

    public convenience init(nsuuid theUUID: UUID) {
        self.init(string: theUUID.uuidString)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    open override var hash: Int { uuidString.hashValue }
}
