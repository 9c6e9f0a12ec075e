import Foundation
import UIKit
import ViaductProtocol

extension ScreenWriter {
    func label(_ label: UILabel) -> Screen.Element? {
        guard let text = label.text, !text.isEmpty else { return nil }
        if let tap = label.tap {
            var button = Screen.Button()
            button.control = controls.id(of: .gesture(tap))
            button.title = label.accessibilityLabel ?? text
            button.enabled = label.isUserInteractionEnabled
            return Screen.Element(.button(button))
        }
        var drawn = Screen.Label()
        drawn.text = text
        drawn.runs = label.styledText.map { runs(of: $0, base: label.font) } ?? []
        drawn.size = label.font.pointSize
        drawn.weight = label.font.weight.css
        drawn.italic = label.font.isItalic
        drawn.align = alignment(label.textAlignment)
        if label.numberOfLines != 1 { drawn.lines = label.numberOfLines }
        var element = Screen.Element(.label(drawn))
        if label.textColor != .label { element.tint = Screen.Colour(label.textColor) }
        Decoration(of: label).write(to: &element)
        return element
    }

    /// The parts of a text that do not look alike; none when all of it looks as the label does.
    func runs(of text: NSAttributedString, base: UIFont?) -> [Screen.Run] {
        var runs: [Screen.Run] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            runs.append(run(text.attributedSubstring(from: range).string, attributes, base: base))
        }
        return runs.count == 1 && runs[0] == Screen.Run(text.string) ? [] : runs
    }

    private func run(_ text: String, _ attributes: [NSAttributedString.Key: Any], base: UIFont?) -> Screen.Run {
        var run = Screen.Run()
        if let attachment = attributes[.attachment] as? NSTextAttachment, let image = image(attachment.image) {
            run.image = image
            return run
        }
        run.text = text
        if let color = attributes[.foregroundColor] as? UIColor, color != .label { run.tint = Screen.Colour(color) }
        if let color = attributes[.backgroundColor] as? UIColor { run.background = Screen.Colour(color) }
        if let font = attributes[.font] as? UIFont {
            if font.pointSize != base?.pointSize { run.size = font.pointSize }
            if font.weight != base?.weight { run.weight = font.weight.css }
            run.italic = font.isItalic
        }
        run.underline = isSet(attributes[.underlineStyle])
        run.strike = isSet(attributes[.strikethroughStyle])
        run.link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
        return run
    }

    private func isSet(_ style: Any?) -> Bool {
        ((style as? Int) ?? (style as? NSUnderlineStyle)?.rawValue ?? 0) != 0
    }

    private func alignment(_ alignment: NSTextAlignment) -> Screen.Label.Alignment? {
        switch alignment {
        case .center: .center
        case .right: .right
        default: nil
        }
    }

    func text(_ view: UITextView) -> Screen.Element? {
        if view.isEditable { return editor(view) }
        guard view.hasText else { return nil }
        var label = Screen.Label()
        label.text = view.text ?? ""
        label.runs = view.styledText.map { runs(of: $0, base: view.font) } ?? []
        label.size = view.font.map { Double($0.pointSize) }
        label.align = alignment(view.textAlignment)
        label.lines = 0
        return Screen.Element(.label(label), tint: view.textColor.map(Screen.Colour.init(_:)))
    }

    private func editor(_ view: UITextView) -> Screen.Element {
        var field = Screen.Field()
        field.control = controls.id(of: .text(view))
        field.label = name(of: view, else: "Text")
        field.text = view.text ?? ""
        field.multiline = true
        field.end = controls.id(of: .part(of: view, "end") { _ in view.resignFirstResponder() })
        var element = Screen.Element(.field(field))
        if let height = view.fixedSize.height { element.height = height }
        return element
    }

    func alertField(_ field: UITextField) -> Screen.Field {
        var shown = Screen.Field()
        shown.control = controls.id(of: .field(field))
        shown.title = field.placeholder ?? ""
        shown.enabled = field.isEnabled
        shown.text = field.text ?? ""
        shown.secure = field.isSecureTextEntry
        shown.keyboard = field.keyboardType.kind
        shown.autocomplete = field.textContentType?.rawValue
        return shown
    }

    func field(_ field: UITextField) -> Screen.Element {
        var shown = alertField(field)
        if field.placeholder?.isEmpty != false { shown.label = name(of: field, else: "Text") }
        shown.submit = controls.id(of: .part(of: field, "submit") { _ in field.submit() })
        shown.end = controls.id(of: .part(of: field, "end") { _ in field.resignFirstResponder() })
        return Screen.Element(.field(shown))
    }

    func searchField(_ bar: UISearchBar) -> Screen.Element {
        var field = Screen.Field()
        field.control = controls.id(
            of: .part(of: bar, "text") { if let text = $0 as? String { bar.edit(to: text) } })
        field.title = bar.placeholder ?? "Search"
        field.enabled = bar.isEnabled
        field.text = bar.text ?? ""
        field.keyboard = .search
        field.submit = controls.id(of: .part(of: bar, "submit") { _ in bar.submit() })
        return Screen.Element(.field(field))
    }
}

extension UIKeyboardType {
    /// As a page names it; `nil` for ordinary letters.
    fileprivate var kind: Screen.Field.Keyboard? {
        switch self {
        case .emailAddress: .email
        case .URL, .webSearch: .url
        case .numberPad, .asciiCapableNumberPad, .numbersAndPunctuation: .number
        case .decimalPad: .decimal
        case .phonePad, .namePhonePad: .phone
        default: nil
        }
    }
}
