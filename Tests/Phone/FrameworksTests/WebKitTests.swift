import Testing
import WebKit

@MainActor @Suite struct WebKitTests {
    @Test func `an app's name takes the place of WebKit's own in the user agent`() {
        let configuration = WKWebViewConfiguration()
        #expect(configuration.applicationNameForUserAgent == "Mobile/15E148")
        configuration.applicationNameForUserAgent = nil
        #expect(configuration.applicationNameForUserAgent == nil)
    }
}
