@_exported public import Foundation

/// A pass for the wallet. It cannot be read here.
open class PKPass: NSObject {
    open var passTypeIdentifier: String { "" }
    open var serialNumber: String { "" }
    open var organizationName: String { "" }
    open var localizedDescription: String { "" }
    open var passURL: URL? { nil }

    /// - Throws: always, because there is no wallet.
    public init(data: Data) throws {
        throw PKPassKitError(code: .unsupportedVersionError)
    }
}

public struct PKPassKitError: Error, Sendable {
    public enum Code: Int, Sendable {
        case unknownError = -1
        case invalidDataError = 1
        case unsupportedVersionError, invalidSignature, notEntitledError
    }

    public let code: Code
}

/// The wallet: a browser has none.
open class PKPassLibrary: NSObject {
    open class func isPassLibraryAvailable() -> Bool { false }

    open func passes() -> [PKPass] { [] }
    open func containsPass(_ pass: PKPass) -> Bool { false }
}
