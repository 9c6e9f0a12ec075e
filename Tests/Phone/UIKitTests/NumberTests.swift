import Testing
import UIKit
import WebKit

@Suite @MainActor struct NumberTests {
    @Test(arguments: [
        (2.9, 2), (-2.9, -2), (1e300, Int.max), (-1e300, .min), (.infinity, .max), (-.infinity, .min), (.nan, 0),
        (9_223_372_036_854_775_808, .max),
    ])
    func `every number has a whole one beside it`(number: Double, whole: Int) {
        #expect(Int(nearest: number) == whole)
    }

    @Test(arguments: [1e300, .infinity, 9.3e18])
    func `nothing waits for more than a hundred years`(seconds: Double) {
        #expect(Duration.wait(seconds: seconds) == .seconds(3_153_600_000))
        #expect(Duration.wait(seconds: -seconds) == .zero)
        #expect(Duration.wait(seconds: .nan) == .zero)
    }

    @Test(arguments: [1e300, -1e300, .infinity, .nan])
    func `a web view is scrolled to any point`(number: Double) {
        let webView = WKWebView()
        webView.scrollView.setContentOffset(CGPoint(x: number, y: number), animated: false)
    }
}
