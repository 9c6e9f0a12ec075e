public import Foundation

/// The access rules of a secret. They are ignored: the whole process may read it.
public final class SecAccessControl: Sendable {}

public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

public func SecAccessControlCreateWithFlags(
    _ allocator: Any?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags, _ error: Any?
) -> SecAccessControl? { SecAccessControl() }

public func SecAccessControlCreateWithFlags(
    _ allocator: Any?, _ protection: CFString, _ flags: SecAccessControlCreateFlags, _ error: Any?
) -> SecAccessControl? { SecAccessControl() }

public typealias CFError = NSError
public var kCFAllocatorDefault: Any? { nil }
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
public let kSecAttrIsInvisible: CFString = "invi"
public let kSecAttrType: CFString = "type"
public let kSecAttrCreationDate: CFString = "cdat"
public let kSecAttrModificationDate: CFString = "mdat"
