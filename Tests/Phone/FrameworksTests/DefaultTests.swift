import Testing
import UIKit
import WebKit

/// Optionals that iOS never leaves `nil`, because sources rely on that.
@MainActor @Suite struct DefaultTests {
    @Test func `fields and bars have an empty text`() {
        let (bar, field, view) = (UISearchBar(), UITextField(), UITextView())
        #expect(bar.text == "")
        #expect(bar.searchTextField.text == "")
        #expect(field.text == "")
        #expect(view.text == "")
        bar.text = "a"
        field.text = "a"
        view.text = "a"
        bar.text = nil
        field.text = nil
        view.text = nil
        #expect(bar.text == "")
        #expect(field.text == "")
        #expect(view.text == "")
        #expect(UISearchTextField().text == "")
    }

    @Test func `a web view without a page has an empty title`() {
        #expect(WKWebView().title == "")
    }

    @Test func `layers have their colours`() {
        #expect(CALayer().borderColor == UIColor.black.cgColor)
        #expect(CALayer().shadowColor == UIColor.black.cgColor)
        #expect(CAShapeLayer().fillColor == UIColor.black.cgColor)
        #expect(CAShapeLayer().strokeColor == nil)
        #expect(CATextLayer().foregroundColor == UIColor.white.cgColor)
        #expect(CAReplicatorLayer().instanceColor == UIColor.white.cgColor)
        #expect(CAEmitterCell().color == UIColor.white.cgColor)
    }

    @Test func `a spinner and the actions of a swipe have their colours`() {
        #expect(UIActivityIndicatorView(style: .medium).color != nil)
        #expect(UIContextualAction(style: .destructive, title: nil) { _, _, _ in }.backgroundColor == .systemRed)
        #expect(UIContextualAction(style: .normal, title: nil) { _, _, _ in }.backgroundColor == .systemGray)
    }
}
