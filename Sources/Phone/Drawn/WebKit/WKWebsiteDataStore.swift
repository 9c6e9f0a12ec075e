public import Foundation
import UIKit

/// The data that pages store. It is in the browser.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore(isPersistent: true)

    public let isPersistent: Bool
    open lazy var httpCookieStore = WKHTTPCookieStore()

    private init(isPersistent: Bool) {
        self.isPersistent = isPersistent
        super.init()
    }

    public class func `default`() -> WKWebsiteDataStore { shared }
    public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

    nonisolated public class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
            WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases,
        ]
    }

    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
    ) {
        completionHandler([])
    }

    @available(*, deprecated, message: "no effect")
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping () -> Void
    ) {
        Inert.note("WKWebsiteDataStore.removeData(ofTypes:for:)")
        completionHandler()
    }

    @available(*, deprecated, message: "no effect")
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
    ) {
        Inert.note("WKWebsiteDataStore.removeData(ofTypes:modifiedSince:)")
        completionHandler()
    }

    @available(*, deprecated, message: "no effect")
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async { inert(self) }

    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
}

/// The data that one site stores.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
    open var displayName: String { "" }
    open var dataTypes: Set<String> { [] }
}

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"

/// The processes of web views; a browser has its own.
@preconcurrency @MainActor open class WKProcessPool: NSObject {
    public nonisolated override init() { super.init() }
}
