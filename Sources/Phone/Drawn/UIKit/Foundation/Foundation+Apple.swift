public import Foundation

/// Members of Apple's Foundation that Linux's lacks.
extension FileManager {
    /// A folder that the apps of a group share. Here it is one of the process.
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
    /// - Parameter key: names a property, which cannot be found by its name here: the order stays as it is.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.hash, ascending: ascending, comparator: { _, _ in .orderedSame })
    }
}

/// The first property of a class whose objects are compared by Foundation, as an attributed string's values are.
///
/// Linux's CoreFoundation reads the kind of its own objects in the bits 8 to 17 of an object's first word. Where they are
/// zero, as in most fractions, it takes any object for a broken one of its own, and traps instead of asking `isEqual`.
struct FoundationMark {
    private let word: UInt = 1 << 8
}

public typealias CFTimeInterval = Double

/// Where a function of Apple's puts its error, which Foundation has on Apple's systems only.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

extension URL {
    /// Every file that the app is given can be read.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
    public func stopAccessingSecurityScopedResource() {}
}
