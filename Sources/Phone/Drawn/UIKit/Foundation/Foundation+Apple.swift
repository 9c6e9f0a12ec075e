public import Foundation

/// Members of Apple's Foundation that Linux's lacks.
extension FileManager {
    /// Returns the shared folder of an app group. Here it belongs to the process.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let folder = temporaryDirectory.appending(path: "viaduct-groups/\(groupIdentifier)")
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension ProcessInfo {
    public enum ThermalState: Int, Sendable {
        case nominal = 0
        case fair, serious, critical
    }

    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")

    public var thermalState: ThermalState { .nominal }
    public var isLowPowerModeEnabled: Bool { false }
    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }
}

extension NSNotification.Name {
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

public typealias CFAbsoluteTime = Double
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000

extension NSSortDescriptor {
    /// - Parameter key: the name of a property. It cannot be looked up here, so the order stays unchanged.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.hash, ascending: ascending, comparator: { _, _ in .orderedSame })
    }
}

/// The first stored property of a class whose objects Foundation compares, such as values in an attributed string.
///
/// Linux's CoreFoundation reads the kind of its own objects in the bits 8 to 17 of an object's first word. Where they are zero,
/// as in most fractions, it mistakes any object for a broken one of its own, and traps instead of calling `isEqual`.
struct FoundationMark {
    private let word: UInt = 1 << 8
}

public typealias CFTimeInterval = Double

/// The pointer through which an Apple function returns its error. Only Apple's Foundation has the type.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

extension URL {
    /// Always succeeds for a file: every file that the app gets is readable.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
    public func stopAccessingSecurityScopedResource() {}
}
