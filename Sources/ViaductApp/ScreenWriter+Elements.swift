import Foundation
import UIKit
import WebKit

extension ScreenWriter {
    /// What a page draws for the view; `nil` when there is nothing to see of it.
    func element(_ view: UIView) -> String? {
        guard !view.isHidden, view.shownAlpha > 0 else { return nil }
        switch view {
        case let label as UILabel: return self.label(label)
        case let button as UIButton: return self.button(button)
        case let image as UIImageView: return image.image.flatMap(picture)
        case let field as UITextField:
            var members = self.field(field)
            members.add("kind", "field")
            return members.object
        case let text as UITextView: return self.text(text)
        case let flip as UISwitch: return self.flip(flip)
        case let segments as UISegmentedControl: return self.segments(segments)
        case let spinner as UIActivityIndicatorView:
            return spinner.isAnimating || !spinner.hidesWhenStopped ? progress(nil) : nil
        case let bar as UIProgressView: return progress(bar.progress)
        case let web as WKWebView: return self.web(web)
        case let table as UITableView: return stack(of: table, children: rows(of: table))
        case let effect as UIVisualEffectView:
            return stack(of: effect, children: contents(of: effect.contentView) + rest(of: effect))
        default: return container(view)
        }
    }

    /// What is inside of a view, in the order in which it is drawn.
    func contents(of view: UIView) -> [String] {
        let children = (view as? UIStackView)?.arrangedSubviews ?? view.subviews
        if children.isEmpty, let table = view as? UITableView { return rows(of: table) }
        return children.compactMap(element)
    }

    private func rest(of effect: UIVisualEffectView) -> [String] {
        effect.subviews.filter { $0 !== effect.contentView }.compactMap(element)
    }

    private func container(_ view: UIView) -> String? {
        let children = contents(of: view)
        if children.isEmpty { return nil }
        if let tap = view.tap { return tappable(view, tap) }
        if children.count == 1, view.backgroundColor == nil { return children[0] }
        return stack(of: view, children: children)
    }

    private func stack(of view: UIView, children: [String]) -> String? {
        if children.isEmpty { return nil }
        let stack = view as? UIStackView
        var members = JSONMembers()
        members.add("kind", "stack")
        members.add("axis", stack?.axis == .horizontal ? "horizontal" : "vertical")
        if let spacing = stack?.spacing, spacing.isFinite { members.add("spacing", json: number(spacing)) }
        if let color = view.backgroundColor { members.add("background", color.hex) }
        members.add("children", array: children)
        return members.object
    }

    /// A view that waits for a tap is a button of all that it says.
    private func tappable(_ view: UIView, _ tap: UITapGestureRecognizer) -> String {
        var members = JSONMembers()
        members.add("kind", "button")
        members.add("control", controls.id(of: .gesture(tap)))
        members.add("title", view.accessibilityLabel ?? texts(in: view).joined(separator: " "))
        members.add("enabled", view.isUserInteractionEnabled)
        return members.object
    }

    private func texts(in view: UIView) -> [String] {
        if let text = (view as? UILabel)?.text { return [text] }
        return view.subviews.flatMap(texts)
    }

    private func label(_ label: UILabel) -> String? {
        guard let text = label.text, !text.isEmpty else { return nil }
        if let tap = label.tap { return tappable(label, tap) }
        var members = JSONMembers()
        members.add("kind", "label")
        members.add("text", text)
        if label.textColor != .label { members.add("tint", label.textColor.hex) }
        if let color = label.backgroundColor { members.add("background", color.hex) }
        members.add("size", json: number(label.font.pointSize))
        members.add("weight", json: String(label.font.weight.css))
        switch label.textAlignment {
        case .center: members.add("align", "center")
        case .right: members.add("align", "right")
        default: break
        }
        if label.numberOfLines != 1 { members.add("lines", json: String(label.numberOfLines)) }
        return members.object
    }

    private func button(_ button: UIButton) -> String? {
        let title = [button.currentTitle, button.accessibilityLabel, button.currentImage?.symbolName]
            .compactMap { $0 }.first { !$0.isEmpty }
        guard let title else { return nil }
        var members = JSONMembers()
        members.add("kind", "button")
        members.add("control", controls.id(of: .button(button)))
        members.add("title", title)
        members.add("enabled", button.isEnabled)
        if let kind = button.configuration?.kind { members.add("style", kind.rawValue) }
        if let tint = button.ownTitleColor { members.add("tint", tint.hex) }
        addImage(button.currentImage, to: &members)
        if let menu = button.menu { members.add("menu", json: rootMenu(menu, of: button)) }
        return members.object
    }

    private func picture(_ image: UIImage) -> String? {
        var members = JSONMembers()
        members.add("kind", "image")
        guard addImage(image, to: &members) else { return nil }
        return members.object
    }

    private func text(_ view: UITextView) -> String? {
        var members = JSONMembers()
        if view.isEditable {
            members.add("kind", "field")
            members.add("control", controls.id(of: .text(view)))
            members.add("title", view.accessibilityLabel ?? "")
            members.add("text", view.text ?? "")
            members.add("enabled", true)
            members.add("secure", false)
        } else {
            guard view.hasText else { return nil }
            members.add("kind", "label")
            members.add("text", view.text ?? "")
            members.add("lines", json: "0")
        }
        return members.object
    }

    private func flip(_ flip: UISwitch) -> String {
        var members = JSONMembers()
        members.add("kind", "switch")
        members.add("control", controls.id(of: .flip(flip)))
        members.add("title", flip.title ?? flip.accessibilityLabel ?? "")
        members.add("enabled", flip.isEnabled)
        members.add("on", flip.isOn)
        return members.object
    }

    private func segments(_ segments: UISegmentedControl) -> String {
        var members = JSONMembers()
        members.add("kind", "segments")
        members.add("control", controls.id(of: .segments(segments)))
        members.add("title", segments.accessibilityLabel ?? "")
        members.add("enabled", segments.isEnabled)
        members.add("segments", strings: segments.titles)
        members.add("selected", json: String(segments.selectedSegmentIndex))
        return members.object
    }

    private func progress(_ value: Float?) -> String {
        var members = JSONMembers()
        members.add("kind", "progress")
        if let value, value.isFinite { members.add("value", json: String(value)) }
        return members.object
    }

    private func web(_ web: WKWebView) -> String? {
        guard let url = web.url else { return nil }
        var members = JSONMembers()
        members.add("kind", "web")
        members.add("url", url.absoluteString)
        return members.object
    }

    private func rows(of table: UITableView) -> [String] {
        table.rows.prefix(200).compactMap { path in
            guard let cell = table.cell(at: path) else { return nil }
            let own = [cell.textLabel?.text, cell.detailTextLabel?.text].compactMap { $0 }
            let text = (own + texts(in: cell.contentView) + texts(in: cell)).joined(separator: " ")
            if text.isEmpty { return nil }
            var members = JSONMembers()
            members.add("kind", "button")
            members.add("control", controls.id(of: .row(table, path)))
            members.add("title", text)
            members.add("enabled", table.allowsSelection)
            return members.object
        }
    }
}
