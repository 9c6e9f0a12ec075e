import Foundation
import UIKit
import ViaductProtocol
import WebKit

extension ScreenWriter {
    /// Returns the element that a page draws for the view; `nil` when nothing of it is visible.
    func element(_ view: UIView) -> Screen.Element? {
        guard !view.isHidden, view.shownAlpha > 0, var element = drawn(view) else { return nil }
        if view.shownAlpha < 1 { element.alpha = view.shownAlpha }
        if view.transform != .identity {
            element.transform = view.transform.values.map(Double.init)
            let anchor = view.layer.anchorPoint
            if anchor != CGPoint(x: 0.5, y: 0.5) { element.anchor = [anchor.x, anchor.y] }
        }
        element.shadow = shadow(of: view.layer)
        if let hint = view.accessibilityHint, !hint.isEmpty { element.hint = hint }
        if view.accessibilityElementsHidden { element.silent = true }
        element.press = view.longPress.map { press in
            controls.id(of: .part(of: press, "press") { _ in press.recognize() })
        }
        if let menu = view.contextMenu { element.contextMenu = rootMenu(menu.menu, of: menu.interaction) }
        return element
    }

    /// As CSS counts: twice the radius is blurred.
    private func shadow(of layer: CALayer) -> Screen.Shadow? {
        guard layer.shadowOpacity > 0 else { return nil }
        let color = layer.shadowColor.map(UIColor.init(cgColor:)) ?? .black
        var shadow = Screen.Shadow()
        shadow.x = layer.shadowOffset.width
        shadow.y = layer.shadowOffset.height
        shadow.blur = layer.shadowRadius * 2
        shadow.color = Screen.Colour(color.withAlphaComponent(color.alpha * CGFloat(layer.shadowOpacity)))
        return shadow
    }

    /// Returns the elements inside a view, in drawing order.
    func contents(of view: UIView) -> [Screen.Element] {
        switch view {
        case let stack as UIStackView: stack.arrangedSubviews.compactMap(element)
        case let effect as UIVisualEffectView:
            contents(of: effect.contentView)
                + effect.subviews.filter { $0 !== effect.contentView }.compactMap(element)
        default: view.subviews.compactMap(element)
        }
    }

    private func drawn(_ view: UIView) -> Screen.Element? {
        switch view {
        case let label as UILabel: self.label(label)
        case let button as UIButton: self.button(button)
        case let image as UIImageView: tappable(image, picture(image))
        case let field as UITextField: self.field(field)
        case let text as UITextView: self.text(text)
        case let bar as UISearchBar: searchField(bar)
        case let flip as UISwitch: self.flip(flip)
        case let segments as UISegmentedControl: self.segments(segments)
        case let slider as UISlider: self.slider(slider)
        case let stepper as UIStepper: self.stepper(stepper)
        case let picker as UIDatePicker: datePicker(picker)
        case let picker as UIPickerView: self.picker(picker)
        case let pages as UIPageControl: pageControl(pages)
        case let spinner as UIActivityIndicatorView: self.spinner(spinner)
        case let bar as UIProgressView: progress(bar)
        case let web as WKWebView: self.web(web)
        case let table as UITableView: self.table(table)
        case let collection as UICollectionView: self.collection(collection)
        case let toolbar as UIToolbar: self.toolbar(toolbar)
        case let list as UIListContentView: listContent(list)
        default: container(view)
        }
    }

    private func container(_ view: UIView) -> Screen.Element? {
        let children = contents(of: view)
        let decoration = Decoration(of: view)
        guard !children.isEmpty || decoration.isVisibleAlone else { return nil }
        var drawn = Screen.Stack()
        let stack = view as? UIStackView
        drawn.axis = (stack.map { $0.axis == .horizontal } ?? view.isRow) ? .horizontal : .vertical
        if let stack { add(stack, to: &drawn) }
        drawn.refresh = (view as? UIScrollView).flatMap(refresh)
        drawn.scrolls = scrollsSideways(view)
        addTap(on: view, to: &drawn)
        drawn.children = children
        var element = Screen.Element(.stack(drawn))
        decoration.write(to: &element)
        return element
    }

    private func addTap(on view: UIView, to stack: inout Screen.Stack) {
        guard let tap = view.tap else { return }
        stack.control = controls.id(of: .gesture(tap))
        stack.title = view.accessibilityLabel ?? texts(in: view).joined(separator: " ")
        stack.enabled = view.isUserInteractionEnabled
    }

    /// Draws a view in a tappable box when the page has no tap for it.
    private func tappable(_ view: UIView, _ drawn: Screen.Element?) -> Screen.Element? {
        guard view.tap != nil, var drawn else { return drawn }
        // The box has its name.
        drawn.silent = true
        var box = Screen.Stack()
        addTap(on: view, to: &box)
        box.children = [drawn]
        return Screen.Element(.stack(box))
    }

    /// A page scrolls downwards by itself.
    private func scrollsSideways(_ view: UIView) -> Bool {
        if let stack = view as? UIStackView { return stack.scrollsSideways }
        guard view is UIScrollView, view.subviews.count == 1, let row = view.subviews[0] as? UIStackView else { return false }
        return row.axis == .horizontal
    }

    private func add(_ stack: UIStackView, to drawn: inout Screen.Stack) {
        if stack.spacing.isFinite, stack.spacing != UIStackView.spacingUseDefault { drawn.spacing = stack.spacing }
        switch stack.alignment {
        case .center: drawn.align = .center
        case .leading, .firstBaseline: drawn.align = .leading
        case .trailing, .lastBaseline: drawn.align = .trailing
        default: break
        }
        switch stack.distribution {
        case .fillEqually: drawn.distribution = .equal
        case .equalSpacing, .equalCentering: drawn.distribution = .between
        default: break
        }
    }

    /// Returns the texts that are visible in the view.
    func texts(in view: UIView) -> [String] {
        if view.isHidden { return [] }
        if let label = view as? UILabel { return [label.text].compactMap { $0 } }
        return view.subviews.flatMap(texts)
    }

    /// Returns a name for a control without a text of its own: its label, or the text beside it.
    func name(of view: UIView, else fallback: String) -> String {
        if let label = view.accessibilityLabel, !label.isEmpty { return label }
        let beside = view.superview?.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first { !$0.isEmpty }
        return beside ?? fallback
    }

    private func web(_ web: WKWebView) -> Screen.Element? {
        guard let url = web.url else { return nil }
        var drawn = Screen.Web()
        drawn.url = url.absoluteString
        return Screen.Element(.web(drawn))
    }

    private func toolbar(_ toolbar: UIToolbar) -> Screen.Element? {
        var drawn = Screen.Toolbar()
        drawn.items = barItems(toolbar.items, fills: true)
        return drawn.items.isEmpty ? nil : Screen.Element(.toolbar(drawn))
    }

    /// A scroll view that can be pulled has a button for it.
    func refresh(of scroll: UIScrollView) -> Screen.Refresh? {
        guard let refresh = scroll.refreshControl else { return nil }
        var pull = Screen.Refresh()
        pull.control = controls.id(of: .part(of: refresh, "pull") { _ in refresh.pull() })
        pull.title = refresh.attributedTitle?.string ?? "Refresh"
        pull.enabled = refresh.isEnabled && !refresh.isRefreshing
        pull.refreshing = refresh.isRefreshing
        return pull
    }
}

extension UIView {
    /// The menu of a long press, with the interaction that has it.
    fileprivate var contextMenu: (menu: UIMenu, interaction: UIContextMenuInteraction)? {
        interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }
            .compactMap { interaction in interaction.menu.map { ($0, interaction) } }.first
    }
}
