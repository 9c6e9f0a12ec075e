import Foundation

/// The device page, which shows another page in a frame.
enum DevicePage {
    private static let paths = ["/viaduct/device", "/viaduct/device/", "/viaduct/device/index.html"]

    /// - Returns: the address of the page in the frame; `nil` when the URL is not the device page's.
    static func shownPage(of url: URL) -> URL? {
        guard paths.contains(url.path(percentEncoded: true)) else { return nil }
        let query = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems
        let address = query?.first { $0.name == "url" }?.value ?? "/"
        // The device page shows “/” in place of what is no page.
        guard let page = URL(string: address, relativeTo: url)?.absoluteURL, page.origin != nil, ["http", "https"].contains(page.scheme) else {
            return URL(string: "/", relativeTo: url)?.absoluteURL
        }
        return page
    }
}
