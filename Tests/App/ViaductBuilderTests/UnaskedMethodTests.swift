import Foundation
import Testing

@testable import ViaductBuilder

@Suite struct UnaskedMethodTests {
    @Test func `functions of delegates that a page never asks are found where they stand`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data(
            """
            extension Rows: UITableViewDelegate {
                func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 90 }
                func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 90 }
                // func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
                func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
                func application(
                    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
                ) -> Bool { true }
                func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
                func open(_ application: UIApplication) {}
                func webView(
                    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
                ) async {}
            }
            """.utf8
        ).write(to: url)
        let found = UnaskedMethod.all(in: try AppSource(url))
        #expect(found.map(\.line) == [3, 5, 6, 9, 11])
        #expect(found[0].text == "“tableView.heightForHeaderInSection” is never asked. Does nothing in a browser.")
        #expect(found.allSatisfy { $0.file == url.path && !$0.isError })
    }
}
