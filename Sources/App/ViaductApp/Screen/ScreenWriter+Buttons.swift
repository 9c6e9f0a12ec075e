import UIKit
import ViaductProtocol

extension ScreenWriter {
    func button(_ button: UIButton) -> Screen.Element? {
        let configuration = button.configuration
        let shown = button.currentTitle ?? ""
        let names = [shown, button.accessibilityLabel, button.currentImage?.spokenName]
        guard let title = names.compactMap({ $0 }).first(where: { !$0.isEmpty }), shown != "" || button.currentImage != nil else {
            return wordless(button)
        }
        var drawn = Screen.Button()
        drawn.control = controls.id(of: .button(button))
        drawn.title = title
        drawn.enabled = button.isEnabled
        drawn.iconOnly = shown.isEmpty && button.currentImage != nil
        drawn.style = configuration.flatMap { Screen.Button.Style(rawValue: $0.kind.rawValue) }
        if let subtitle = configuration?.shownSubtitle, !subtitle.isEmpty { drawn.subtitle = subtitle }
        if let title = button.currentAttributedTitle { drawn.runs = runs(of: title, base: button.titleLabel?.font) }
        addColours(of: button, to: &drawn)
        drawn.image = image(button.currentImage)
        drawn.imagePlacement = placement(of: configuration)
        drawn.loading = configuration?.showsActivityIndicator == true
        drawn.capsule = configuration?.cornerStyle == .capsule
        drawn.large = configuration?.buttonSize == .large
        drawn.selected = button.isSelected
        let menu = button.menu.map { rootMenu($0, of: button) }
        if button.showsMenuAsPrimaryAction { drawn.menu = menu }
        var element = Screen.Element(.button(drawn), tint: tint(of: button))
        if !button.showsMenuAsPrimaryAction { element.contextMenu = menu }
        Decoration(of: button).write(to: &element)
        return element
    }

    /// A button with custom views only, or with a colour and a size only.
    private func wordless(_ button: UIButton) -> Screen.Element? {
        let decoration = Decoration(of: button)
        let children = button.subviews.compactMap(element)
        guard !children.isEmpty || decoration.isColoured else { return nil }
        var drawn = Screen.Stack()
        drawn.axis = button.isRow ? .horizontal : .vertical
        drawn.control = controls.id(of: .button(button))
        let texts = texts(in: button).joined(separator: " ")
        drawn.title = button.accessibilityLabel ?? (texts.isEmpty ? "Button" : texts)
        drawn.enabled = button.isEnabled
        drawn.children = children
        var element = Screen.Element(.stack(drawn))
        decoration.write(to: &element)
        return element
    }

    private func tint(of button: UIButton) -> Screen.Colour? {
        if let configuration = button.configuration {
            return configuration.baseForegroundColor.map(Screen.Colour.init(_:))
        }
        if let color = button.ownTitleColor ?? button.inheritedTint { return Screen.Colour(tint: color) }
        return button.role == .destructive ? Screen.Colour(.systemRed) : nil
    }

    private func addColours(of button: UIButton, to drawn: inout Screen.Button) {
        guard let configuration = button.configuration else { return }
        let background = configuration.background.backgroundColor ?? configuration.baseBackgroundColor
        let fill = background ?? (button.role == .destructive ? .systemRed : nil)
        drawn.fill = fill.map(Screen.Colour.init(_:))
        if configuration.baseForegroundColor == nil { drawn.accent = button.inheritedTint.map(Screen.Colour.init(_:)) }
    }

    private func placement(of configuration: UIButton.Configuration?) -> Screen.Button.Placement? {
        switch configuration?.imagePlacement {
        case .some(.trailing): .trailing
        case .some(.top): .top
        case .some(.bottom): .bottom
        default: nil
        }
    }

    func picture(_ view: UIImageView) -> Screen.Element? {
        let shown = (view.isHighlighted ? view.highlightedImage : nil) ?? view.image
        guard let shown, let image = image(shown) else { return nil }
        var picture = Screen.Picture()
        picture.image = image
        picture.label = view.accessibilityLabel
        switch view.contentMode {
        case .scaleAspectFill: picture.fit = .cover
        case .scaleToFill: picture.fit = .fill
        default: break
        }
        var element = Screen.Element(.image(picture))
        if shown.tint == nil { element.tint = view.inheritedTint.map(Screen.Colour.init(_:)) }
        Decoration(of: view).write(to: &element)
        return element
    }
}
