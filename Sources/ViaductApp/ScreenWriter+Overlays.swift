import UIKit
import WebKit

extension ScreenWriter {
    /// The style that a component has asked for; `nil` for the browser's own.
    func appearance(of location: Location) -> String? {
        let styles = [location.destination?.overrideUserInterfaceStyle, window?.overrideUserInterfaceStyle]
        return switch styles.compactMap({ $0 }).first(where: { $0 != .unspecified }) {
        case .dark: "dark"
        case .light: "light"
        default: nil
        }
    }

    func search(_ search: UISearchController) -> String {
        var members = JSONMembers()
        members.add("control", controls.id(of: .search(search)))
        members.add("title", search.searchBar.placeholder ?? "Search")
        members.add("text", search.searchBar.text ?? "")
        members.add("enabled", true)
        members.add("active", search.isActive)
        members.add("cancel", controls.id(of: .searchCancellation(search.searchBar, of: search)))
        return members.object
    }

    /// What components have put over the page: the views of the destination and of the window that show something.
    func overlays(of location: Location) -> [String] {
        let views = [location.destination?.viewIfLoaded, window].compactMap { $0 }.flatMap(\.subviews)
        return views.filter { !($0 is WKWebView) }.compactMap { view in
            element(of: view).map { element in
                var members = JSONMembers()
                members.add("position", position(of: view))
                members.add("element", json: element)
                return members.object
            }
        }
    }

    /// - Returns: `nil` for a view that shows nothing.
    private func element(of view: UIView) -> String? {
        guard !view.isHidden, view.alpha > 0 else { return nil }
        switch view {
        case let label as UILabel: return self.label(label)
        case let button as UIButton: return self.button(button)
        case let image as UIImageView: return self.image(image)
        default: return stack(view)
        }
    }

    private func label(_ label: UILabel) -> String? {
        guard let text = label.text, !text.isEmpty else { return nil }
        var members = JSONMembers()
        members.add("kind", "label")
        members.add("text", text)
        if label.textColor != .label { members.add("tint", label.textColor.hex) }
        if let background = label.backgroundColor { members.add("background", background.hex) }
        return members.object
    }

    private func button(_ button: UIButton) -> String? {
        let title = button.currentTitle ?? button.accessibilityLabel ?? button.currentImage?.symbolName ?? ""
        guard !title.isEmpty else { return nil }
        var members = JSONMembers()
        members.add("kind", "button")
        members.add("control", controls.id(of: .button(button)))
        members.add("title", title)
        members.add("enabled", button.isEnabled)
        if let background = button.backgroundColor { members.add("background", background.hex) }
        addImage(button.currentImage, to: &members)
        return members.object
    }

    private func image(_ view: UIImageView) -> String? {
        guard view.image?.symbolName != nil else { return nil }
        var members = JSONMembers()
        members.add("kind", "image")
        addImage(view.image, to: &members)
        return members.object
    }

    private func stack(_ view: UIView) -> String? {
        let children = view.subviews.compactMap(element)
        guard !children.isEmpty else { return nil }
        var members = JSONMembers()
        members.add("kind", "stack")
        members.add("axis", (view as? UIStackView)?.axis == .horizontal ? "horizontal" : "vertical")
        if let background = view.backgroundColor { members.add("background", background.hex) }
        members.add("children", array: children)
        return members.object
    }

    /// Where the constraints put the view, or else its frame.
    private func position(of view: UIView) -> String {
        let attributes = Set(view.activeConstraints.filter { $0.secondItem != nil }.map(\.firstAttribute))
        switch (attributes.contains(.top), attributes.contains(.bottom)) {
        case (true, false): return "top"
        case (false, true): return "bottom"
        case (true, true): return "center"
        case (false, false): break
        }
        if attributes.contains(.centerY) { return "center" }
        let height = UIScreen.main.bounds.height
        return view.frame.midY < height / 3 ? "top" : view.frame.midY > height * 2 / 3 ? "bottom" : "center"
    }
}
