import Foundation
import Testing
import UIKit

/// Attributed strings, whose adjacent runs' values Foundation compares.
@MainActor @Suite struct AttributedStringTests {
    @Test func `neighbouring runs have fonts, colours, styles and attachments of their own`() {
        check(.font, UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 12))
        check(.foregroundColor, UIColor.black, UIColor.white)
        check(.backgroundColor, UIColor.red, UIColor.label)
        check(.paragraphStyle, NSParagraphStyle(), NSMutableParagraphStyle())
        check(.attachment, NSTextAttachment(), NSTextAttachment())
    }

    private func check(_ key: NSAttributedString.Key, _ first: NSObject, _ second: NSObject) {
        let text = NSMutableAttributedString(string: "onetwo")
        text.addAttribute(key, value: first, range: NSRange(location: 0, length: 3))
        text.addAttribute(key, value: second, range: NSRange(location: 3, length: 3))
        var runs: [(value: NSObject?, length: Int)] = []
        text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            runs.append((value as? NSObject, range.length))
        }
        #expect(runs.map(\.value) == [first, second])
        #expect(runs.map(\.length) == [3, 3])
    }
}
