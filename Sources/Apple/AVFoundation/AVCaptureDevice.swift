internal import UIKit

public struct AVMediaType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
}

public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted, denied, authorized
}

/// A camera or microphone, of which a server has none.
open class AVCaptureDevice: @unchecked Sendable {
    public static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }

    public static func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

    @available(*, deprecated, message: "Does nothing in a browser.")
    public static func requestAccess(for mediaType: AVMediaType, completionHandler: @escaping (Bool) -> Void) {
        Inert.note("AVCaptureDevice.requestAccess(for:)")
        completionHandler(false)
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    public static func requestAccess(for mediaType: AVMediaType) async -> Bool {
        Inert.note("AVCaptureDevice.requestAccess(for:)")
        return false
    }
}
