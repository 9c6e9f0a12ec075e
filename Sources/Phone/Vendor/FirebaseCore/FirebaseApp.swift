@_exported public import Foundation
import UIKit

/// A stand-in for Firebase, whose Objective-C cannot be compiled here. It starts, and reports nothing.
open class FirebaseApp: NSObject, @unchecked Sendable {
    nonisolated(unsafe) private static var configured: FirebaseApp?

    public let name: String
    public let options: FirebaseOptions

    private init(_ name: String, _ options: FirebaseOptions) {
        self.name = name
        self.options = options
        super.init()
    }

    open class func configure() { configure(options: FirebaseOptions()) }
    open class func configure(options: FirebaseOptions) { configured = FirebaseApp("__FIRAPP_DEFAULT", options) }
    open class func configure(name: String, options: FirebaseOptions) { configured = FirebaseApp(name, options) }
    open class func app() -> FirebaseApp? { configured }
    open class func app(name: String) -> FirebaseApp? { configured?.name == name ? configured : nil }
}

open class FirebaseOptions: NSObject, @unchecked Sendable {
    open var googleAppID = ""
    open var gcmSenderID = ""
    open var clientID: String?
    open var apiKey: String?
    open var projectID: String?
    open var bundleID = ""

    public override init() { super.init() }

    public convenience init?(contentsOfFile plistPath: String) {
        guard FileManager.default.fileExists(atPath: plistPath) else { return nil }
        self.init()
    }

    public convenience init(googleAppID: String, gcmSenderID GCMSenderID: String) {
        self.init()
        self.googleAppID = googleAppID
        gcmSenderID = GCMSenderID
    }
}

open class FirebaseConfiguration: NSObject, @unchecked Sendable {
    public static let shared = FirebaseConfiguration()
    @available(*, deprecated, message: "no effect") open func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) { inert(self) }
}

public enum FirebaseLoggerLevel: Int, Sendable {
    case error = 3
    case warning, notice, info, debug
    public static let min = FirebaseLoggerLevel.error
    public static let max = FirebaseLoggerLevel.debug
}
