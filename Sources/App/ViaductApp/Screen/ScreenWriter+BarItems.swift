import UIKit
import ViaductProtocol

extension ScreenWriter {
    /// - Parameter fills: whether the bar has a width, so that a space without a width takes the rest of it.
    func barItems(_ items: [UIBarButtonItem]?, fills: Bool = false) -> [Screen.BarItem] {
        (items ?? []).compactMap { item in
            guard !item.isHidden, isVisible(item, fills: fills), room.take(.barItems) else { return nil }
            if item.isSpace { return space(item) }
            if let view = item.customView { return custom(view, of: item) }
            return .button(barButton(item))
        }
    }

    private func isVisible(_ item: UIBarButtonItem, fills: Bool) -> Bool {
        item.isSpace ? fills || item.width > 0 : item.customView != nil || !name(of: item).isEmpty
    }

    private func space(_ item: UIBarButtonItem) -> Screen.BarItem {
        var space = Screen.BarSpace()
        if item.width > 0 { space.width = item.width }
        return .space(space)
    }

    private func custom(_ view: UIView, of item: UIBarButtonItem) -> Screen.BarItem? {
        guard var element = element(view) else { return nil }
        element.component = item.maker
        return .element(element)
    }

    private func barButton(_ item: UIBarButtonItem) -> Screen.BarButton {
        var button = Screen.BarButton()
        button.control = controls.id(of: .barItem(item))
        button.title = name(of: item)
        button.enabled = item.isEnabled
        button.style = style(of: item)
        button.tint = Screen.Colour(tint: item.tintColor)
        button.image = image(item.image)
        button.badge = item.badge?.text
        button.selected = item.isSelected
        button.menu = item.menu.map { rootMenu($0, of: item) }
        button.component = item.maker
        return button
    }

    /// An item with an image only is read out, and drawn where the symbol has no picture, by its label or the symbol's name.
    private func name(of item: UIBarButtonItem) -> String {
        let names = [item.title, item.accessibilityLabel, item.image?.spokenName]
        return names.compactMap { $0 }.first { !$0.isEmpty } ?? ""
    }

    private func style(of item: UIBarButtonItem) -> Screen.BarButton.Style {
        switch item.style {
        case .done: .done
        case .prominent: .prominent
        default: .plain
        }
    }

    /// - Returns: `nil` when there is nothing that a page can draw.
    func image(_ image: UIImage?) -> Screen.Image? {
        guard let image else { return nil }
        var shown = Screen.Image()
        if let symbol = image.symbolName {
            shown.symbol = symbol
        } else if let url = image.dataURL {
            shown.data = url
            shown.template = image.renderingMode == .alwaysTemplate
        } else {
            return nil
        }
        shown.tint = Screen.Colour(tint: image.tint)
        return shown
    }
}

extension UIImage {
    /// The symbol's name in words; `nil` for any other image.
    var spokenName: String? { symbolName?.split(separator: ".").joined(separator: " ") }
}
