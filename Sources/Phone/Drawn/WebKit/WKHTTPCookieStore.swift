public import Foundation
import UIKit

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// The cookies that an app has set for its web views. The page's own cookies are in the browser, and an app cannot see them.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []
    private var observers: [Weak] = []

    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
        completionHandler(cookies)
    }

    open func allCookies() async -> [HTTPCookie] { cookies }

    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        set(cookie)
        completionHandler?()
    }

    open func setCookie(_ cookie: HTTPCookie) async { set(cookie) }

    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        remove(cookie)
        completionHandler?()
    }

    open func deleteCookie(_ cookie: HTTPCookie) async { remove(cookie) }

    open func add(_ observer: any WKHTTPCookieStoreObserver) {
        observers.append(Weak(observer: observer))
    }

    open func remove(_ observer: any WKHTTPCookieStoreObserver) {
        observers.removeAll { $0.observer === observer }
    }

    private func set(_ cookie: HTTPCookie) {
        Inert.note("WKHTTPCookieStore.setCookie(_:)")
        cookies.removeAll { isSame($0, cookie) }
        cookies.append(cookie)
        tell()
    }

    private func remove(_ cookie: HTTPCookie) {
        cookies.removeAll { isSame($0, cookie) }
        tell()
    }

    private func isSame(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool {
        one.name == other.name && one.domain == other.domain && one.path == other.path
    }

    private func tell() {
        for weak in observers { weak.observer?.cookiesDidChange(in: self) }
    }

    private struct Weak {
        weak var observer: (any WKHTTPCookieStoreObserver)?
    }
}

/// Gets notified of changed cookies.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: AnyObject {
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}
