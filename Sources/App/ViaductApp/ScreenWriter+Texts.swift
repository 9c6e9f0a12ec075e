import Foundation
import UIKit

extension ScreenWriter {
    func label(_ label: UILabel) -> JSONMembers? {
        guard let text = label.text, !text.isEmpty else { return nil }
        var members = JSONMembers()
        if let tap = label.tap {
            members.add("kind", "button")
            members.add("control", controls.id(of: .gesture(tap)))
            members.add("title", label.accessibilityLabel ?? text)
            members.add("enabled", label.isUserInteractionEnabled)
            return members
        }
        members.add("kind", "label")
        members.add("text", text)
        if let styled = label.styledText { addRuns(of: styled, base: label.font, to: &members) }
        if label.textColor != .label { members.add("tint", label.textColor) }
        members.add("size", label.font.pointSize)
        members.add("weight", json: String(label.font.weight.css))
        if label.font.isItalic { members.add("italic", true) }
        addAlignment(label.textAlignment, to: &members)
        if label.numberOfLines != 1 { members.add("lines", json: String(label.numberOfLines)) }
        let decoration = Decoration(of: label)
        decoration.write(to: &members)
        return members
    }

    /// The parts of a text that do not look alike.
    func addRuns(of text: NSAttributedString, base: UIFont?, to members: inout JSONMembers) {
        var runs: [String] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            runs.append(run(text.attributedSubstring(from: range).string, attributes, base: base))
        }
        if runs.count > 1 || runs.first?.contains(",") == true { members.add("runs", array: runs) }
    }

    private func run(_ text: String, _ attributes: [NSAttributedString.Key: Any], base: UIFont?) -> String {
        var run = JSONMembers()
        if let attachment = attributes[.attachment] as? NSTextAttachment, addImage(attachment.image, to: &run) {
            return run.object
        }
        run.add("text", text)
        if let color = attributes[.foregroundColor] as? UIColor, color != .label { run.add("tint", color) }
        if let color = attributes[.backgroundColor] as? UIColor { run.add("background", color) }
        if let font = attributes[.font] as? UIFont {
            if font.pointSize != base?.pointSize { run.add("size", font.pointSize) }
            if font.weight != base?.weight { run.add("weight", json: String(font.weight.css)) }
            if font.isItalic { run.add("italic", true) }
        }
        if isSet(attributes[.underlineStyle]) { run.add("underline", true) }
        if isSet(attributes[.strikethroughStyle]) { run.add("strike", true) }
        if let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String {
            run.add("link", link)
        }
        return run.object
    }

    private func isSet(_ style: Any?) -> Bool {
        ((style as? Int) ?? (style as? NSUnderlineStyle)?.rawValue ?? 0) != 0
    }

    private func addAlignment(_ alignment: NSTextAlignment, to members: inout JSONMembers) {
        switch alignment {
        case .center: members.add("align", "center")
        case .right: members.add("align", "right")
        default: break
        }
    }

    func text(_ view: UITextView) -> JSONMembers? {
        var members = JSONMembers()
        if view.isEditable {
            members.add("kind", "field")
            members.add("control", controls.id(of: .text(view)))
            members.add("title", "")
            members.add("label", name(of: view, else: "Text"))
            members.add("text", view.text ?? "")
            members.add("enabled", true)
            members.add("secure", false)
            members.add("multiline", true)
            members.add("end", controls.id(of: .part(of: view, "end") { _ in view.endEditing() }))
            if let height = view.fixedSize.height { members.add("height", height) }
        } else {
            guard view.hasText else { return nil }
            members.add("kind", "label")
            members.add("text", view.text ?? "")
            if let styled = view.styledText { addRuns(of: styled, base: view.font, to: &members) }
            if let color = view.textColor { members.add("tint", color) }
            if let font = view.font { members.add("size", font.pointSize) }
            addAlignment(view.textAlignment, to: &members)
            members.add("lines", json: "0")
        }
        return members
    }

    func field(_ field: UITextField) -> JSONMembers {
        var members = JSONMembers()
        members.add("control", controls.id(of: .field(field)))
        members.add("title", field.placeholder ?? "")
        members.add("enabled", field.isEnabled)
        members.add("text", field.text ?? "")
        members.add("secure", field.isSecureTextEntry)
        if let keyboard = field.keyboardType.kind { members.add("keyboard", keyboard) }
        if let type = field.textContentType { members.add("autocomplete", type.rawValue) }
        return members
    }

    func element(_ field: UITextField) -> JSONMembers {
        var members = self.field(field)
        members.add("kind", "field")
        if field.placeholder?.isEmpty != false { members.add("label", name(of: field, else: "Text")) }
        members.add("submit", controls.id(of: .part(of: field, "submit") { _ in field.submit() }))
        members.add("end", controls.id(of: .part(of: field, "end") { _ in field.resignFirstResponder() }))
        return members
    }

    func searchField(_ bar: UISearchBar) -> JSONMembers {
        var members = JSONMembers()
        members.add("kind", "field")
        members.add(
            "control",
            controls.id(of: .part(of: bar, "text") { if let text = $0 as? String { bar.edit(to: text) } }))
        members.add("title", bar.placeholder ?? "Search")
        members.add("enabled", bar.isEnabled)
        members.add("text", bar.text ?? "")
        members.add("secure", false)
        members.add("keyboard", "search")
        members.add("submit", controls.id(of: .part(of: bar, "submit") { _ in bar.submit() }))
        return members
    }
}

extension UIKeyboardType {
    /// As a page names it; `nil` for ordinary letters.
    fileprivate var kind: String? {
        switch self {
        case .emailAddress: "email"
        case .URL, .webSearch: "url"
        case .numberPad, .asciiCapableNumberPad, .numbersAndPunctuation: "number"
        case .decimalPad: "decimal"
        case .phonePad, .namePhonePad: "phone"
        default: nil
        }
    }
}
