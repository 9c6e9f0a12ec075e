/// Hears of changed cookies.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: AnyObject {
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}
