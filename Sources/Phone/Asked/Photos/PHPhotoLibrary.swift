@_exported public import Foundation
internal import UIKit

public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite
}

/// The photo library. The page asks for the permission; the library is empty.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()

    open class func shared() -> PHPhotoLibrary { library }

    open class func authorizationStatus() -> PHAuthorizationStatus {
        authorizationStatus(for: .readWrite)
    }

    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        MainTurn.now { status(Permission.photos.isAllowed()) }
    }

    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        requestAuthorization(for: .readWrite, handler: handler)
    }

    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) {
        nonisolated(unsafe) let handler = handler
        MainTurn.soon { Permission.photos.request { handler(status($0)) } }
    }

    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        status(await Permission.photos.request())
    }

    private class func status(_ isAllowed: Bool?) -> PHAuthorizationStatus {
        switch isAllowed {
        case nil: .notDetermined
        case false: .denied
        default: .authorized
        }
    }
}
