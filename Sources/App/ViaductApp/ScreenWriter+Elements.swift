import Foundation
import UIKit
import WebKit

extension ScreenWriter {
    /// What a page draws for the view; `nil` when there is nothing to see of it.
    func element(_ view: UIView) -> String? {
        guard !view.isHidden, view.shownAlpha > 0, var members = members(of: view) else { return nil }
        if view.shownAlpha < 1 { members.add("alpha", view.shownAlpha) }
        if view.transform != .identity {
            members.add("transform", array: view.transform.values.map(JSONMembers.json))
            let anchor = view.layer.anchorPoint
            if anchor != CGPoint(x: 0.5, y: 0.5) { members.add("anchor", array: [anchor.x, anchor.y].map(JSONMembers.json)) }
        }
        if let shadow = shadow(of: view.layer) { members.add("shadow", json: shadow) }
        if let hint = view.accessibilityHint, !hint.isEmpty { members.add("hint", hint) }
        if view.accessibilityElementsHidden { members.add("silent", true) }
        if let press = view.longPress {
            members.add("press", controls.id(of: .part(of: press, "press") { _ in press.recognize() }))
        }
        if let menu = view.contextMenu {
            members.add("contextMenu", json: rootMenu(menu.menu, of: menu.interaction))
        }
        return members.object
    }

    /// As CSS counts: twice the radius is blurred.
    private func shadow(of layer: CALayer) -> String? {
        guard layer.shadowOpacity > 0 else { return nil }
        let color = layer.shadowColor.map(UIColor.init(cgColor:)) ?? .black
        var shadow = JSONMembers()
        shadow.add("x", layer.shadowOffset.width)
        shadow.add("y", layer.shadowOffset.height)
        shadow.add("blur", layer.shadowRadius * 2)
        shadow.add("color", color.withAlphaComponent(color.alpha * CGFloat(layer.shadowOpacity)))
        return shadow.object
    }

    /// What is inside of a view, in the order in which it is drawn.
    func contents(of view: UIView) -> [String] {
        switch view {
        case let stack as UIStackView: stack.arrangedSubviews.compactMap(element)
        case let effect as UIVisualEffectView:
            contents(of: effect.contentView)
                + effect.subviews.filter { $0 !== effect.contentView }.compactMap(element)
        default: view.subviews.compactMap(element)
        }
    }

    private func members(of view: UIView) -> JSONMembers? {
        switch view {
        case let label as UILabel: self.label(label)
        case let button as UIButton: self.button(button)
        case let image as UIImageView: tappable(image, picture(image))
        case let field as UITextField: element(field)
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

    private func container(_ view: UIView) -> JSONMembers? {
        let children = contents(of: view)
        let decoration = Decoration(of: view)
        guard !children.isEmpty || decoration.isVisibleAlone else { return nil }
        var members = JSONMembers()
        members.add("kind", "stack")
        let stack = view as? UIStackView
        members.add("axis", stack.map { $0.axis == .horizontal } ?? view.isRow ? "horizontal" : "vertical")
        if let stack { add(stack, to: &members) }
        decoration.write(to: &members)
        if let scroll = view as? UIScrollView { addRefresh(of: scroll, to: &members) }
        if scrollsSideways(view) { members.add("scrolls", true) }
        addTap(on: view, to: &members)
        members.add("children", array: children)
        return members
    }

    private func addTap(on view: UIView, to members: inout JSONMembers) {
        guard let tap = view.tap else { return }
        members.add("control", controls.id(of: .gesture(tap)))
        members.add("title", view.accessibilityLabel ?? texts(in: view).joined(separator: " "))
        members.add("enabled", view.isUserInteractionEnabled)
    }

    /// What a page has no tap for is drawn in a box that has one.
    private func tappable(_ view: UIView, _ drawn: JSONMembers?) -> JSONMembers? {
        guard view.tap != nil, var drawn else { return drawn }
        // The box has its name.
        drawn.add("silent", true)
        var members = JSONMembers()
        members.add("kind", "stack")
        members.add("axis", "vertical")
        addTap(on: view, to: &members)
        members.add("children", array: [drawn.object])
        return members
    }

    /// A page scrolls downwards by itself.
    private func scrollsSideways(_ view: UIView) -> Bool {
        if let stack = view as? UIStackView { return stack.scrollsSideways }
        guard view is UIScrollView, view.subviews.count == 1, let row = view.subviews[0] as? UIStackView else { return false }
        return row.axis == .horizontal
    }

    private func add(_ stack: UIStackView, to members: inout JSONMembers) {
        if stack.spacing.isFinite, stack.spacing != UIStackView.spacingUseDefault {
            members.add("spacing", stack.spacing)
        }
        switch stack.alignment {
        case .center: members.add("align", "center")
        case .leading, .firstBaseline: members.add("align", "leading")
        case .trailing, .lastBaseline: members.add("align", "trailing")
        default: break
        }
        switch stack.distribution {
        case .fillEqually: members.add("distribution", "equal")
        case .equalSpacing, .equalCentering: members.add("distribution", "between")
        default: break
        }
    }

    /// What a person sees written in the view.
    func texts(in view: UIView) -> [String] {
        if view.isHidden { return [] }
        if let label = view as? UILabel { return [label.text].compactMap { $0 } }
        return view.subviews.flatMap(texts)
    }

    /// What a control without a text of its own is called: by its label, or by the text that stands beside it.
    func name(of view: UIView, else fallback: String) -> String {
        if let label = view.accessibilityLabel, !label.isEmpty { return label }
        let beside = view.superview?.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first { !$0.isEmpty }
        return beside ?? fallback
    }

    private func web(_ web: WKWebView) -> JSONMembers? {
        guard let url = web.url else { return nil }
        var members = JSONMembers()
        members.add("kind", "web")
        members.add("url", url.absoluteString)
        return members
    }

    private func toolbar(_ toolbar: UIToolbar) -> JSONMembers? {
        let items = barItems(toolbar.items, fills: true)
        if items.isEmpty { return nil }
        var members = JSONMembers()
        members.add("kind", "toolbar")
        members.add("items", array: items)
        return members
    }

    /// A scroll view that can be pulled has a button for it.
    func addRefresh(of scroll: UIScrollView, to members: inout JSONMembers) {
        guard let refresh = scroll.refreshControl else { return }
        var pull = JSONMembers()
        pull.add("control", controls.id(of: .part(of: refresh, "pull") { _ in refresh.pull() }))
        pull.add("title", refresh.attributedTitle?.string ?? "Refresh")
        pull.add("enabled", refresh.isEnabled && !refresh.isRefreshing)
        pull.add("refreshing", refresh.isRefreshing)
        members.add("refresh", json: pull.object)
    }
}

extension UIView {
    /// The menu of a long press, with the interaction that has it.
    fileprivate var contextMenu: (menu: UIMenu, interaction: UIContextMenuInteraction)? {
        interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }
            .compactMap { interaction in interaction.menu.map { ($0, interaction) } }.first
    }
}
