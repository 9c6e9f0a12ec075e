import Foundation
import HotwireNative

enum Endpoints {
    /// The root URL of the page's server.
    static var rootURL: URL {
        let page = Session().webView.url ?? URL(string: "http://127.0.0.1:4000")!
        return URL(string: "/", relativeTo: page)!.absoluteURL
    }
}
