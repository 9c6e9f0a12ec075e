import HotwireNative
import UIKit
import ViaductComponents
import ViaductProtocol

/// The controls that rules show.
extension StubComponent {
    /// Titles are one line of text. The rest is cut off.
    private static let longestText = 4096

    func perform(_ rule: StubRule, _ turn: StubTurn) {
        switch rule.control {
        case .button(let button): show(button, rule, turn)
        case .menu(let button, let choices): show(button, rule, turn, choices: self.choices(choices, rule, turn))
        case .sheet(let dialog): present(dialog, .actionSheet, rule, turn)
        case .alert(let dialog): present(dialog, .alert, rule, turn)
        case .ask(let ask): begin(ask, rule, turn)
        case .toast(let text):
            Toast.show(text.string(in: turn.scope), on: viewController)
            send(rule.reply, rule, turn)
        case .enable(let isEnabled):
            for (item, _) in items.values { item.isEnabled = isEnabled }
            send(rule.reply, rule, turn)
        case .remove:
            removeButtons()
            send(rule.reply, rule, turn)
        case nil: send(rule.reply, rule, turn)
        }
    }

    private func text(_ template: StubTemplate?, _ turn: StubTurn) -> String? {
        template?.string(in: turn.scope, atMost: Self.longestText)
    }

    private func image(_ template: StubTemplate?, _ turn: StubTurn) -> UIImage? {
        text(template, turn).flatMap { UIImage(systemName: $0) }
    }

    // MARK: Choices

    private struct Choice {
        let title: String
        let image: UIImage?
        let style: StubItem.Style
        /// `nil` for the rule's, and `.some(nil)` for none.
        let reply: StubReply??
        let value: JSONValue?
    }

    private func choices(_ items: StubItems, _ rule: StubRule, _ turn: StubTurn) -> [Choice] {
        switch items {
        case .own(let items):
            items.map { item in
                let title = text(item.title, turn) ?? ""
                return Choice(
                    title: title, image: image(item.image, turn), style: item.style, reply: item.reply, value: JSONValue(string: title))
            }
        case .page(let reference):
            elements(reference, rule, turn).map { value in
                let title = value.object.flatMap { $0["title"] } ?? value
                return Choice(
                    title: String(title.text(atMost: Self.longestText).prefix(Self.longestText)), image: nil, style: .default, reply: nil,
                    value: value)
            }
        }
    }

    private func elements(_ reference: StubReference, _ rule: StubRule, _ turn: StubTurn) -> [JSONValue] {
        guard let value = turn.scope.value(reference) else { return [] }
        if let elements = value.elements(atMost: StubLimits.items) { return elements }
        if !reference.isOptional || value.json != "null" { tellNoList(reference, value, rule, turn.message) }
        return []
    }

    /// - Parameter text: the typed text.
    private func choose(_ index: Int, _ choice: Choice, text: String? = nil, _ rule: StubRule, _ turn: StubTurn) {
        var turn = turn.choosing(index, choice.value)
        turn.scope[.text] = text.flatMap { JSONValue(string: $0) }
        send(choice.reply ?? rule.reply, rule, turn)
    }

    // MARK: The bar

    /// - Parameter choices: behind the button; `nil` for one that is tapped itself.
    private func show(_ button: StubButton, _ rule: StubRule, _ turn: StubTurn, choices: [Choice]? = nil) {
        let title = text(button.title, turn)
        let image = image(button.image, turn)
        let item: UIBarButtonItem
        if let choices {
            let actions = choices.enumerated().map { index, choice in
                UIAction(title: choice.title, image: choice.image, attributes: choice.style == .destructive ? .destructive : []) {
                    [weak self] _ in self?.choose(index, choice, rule, turn)
                }
            }
            item = UIBarButtonItem(title: title, image: image, menu: UIMenu(children: actions))
        } else {
            item = UIBarButtonItem(
                title: title, image: image, primaryAction: UIAction { [weak self] _ in self?.send(rule.reply, rule, turn) })
        }
        item.isEnabled = button.isEnabled
        let side: UINavigationItem.Side = button.side == .left ? .left : .right
        let bar = viewController?.navigationItem
        bar?.replace(items[rule.number]?.item, with: item, on: side, at: .stub)
        // The way back stays beside a button on the left.
        if side == .left { bar?.leftItemsSupplementBackButton = true }
        items[rule.number] = (item, side)
    }

    func removeButtons() {
        for (item, side) in items.values { viewController?.navigationItem.replace(item, with: nil, on: side, at: .stub) }
        items = [:]
    }

    // MARK: Sheets and alerts

    private func present(_ dialog: StubDialog, _ style: UIAlertController.Style, _ rule: StubRule, _ turn: StubTurn) {
        let controller = UIAlertController(
            title: text(dialog.title, turn), message: text(dialog.message, turn), preferredStyle: style)
        if let placeholder = dialog.field {
            controller.addTextField { [text = text(placeholder, turn)] in $0.placeholder = text }
        }
        for (index, choice) in choices(dialog.items, rule, turn).enumerated() {
            let action = UIAlertAction(title: choice.title, style: choice.style.actionStyle) { [weak self, weak controller] _ in
                self?.choose(index, choice, text: controller?.textFields?.first?.text, rule, turn)
            }
            controller.addAction(action)
        }
        viewController?.present(controller, animated: true)
    }
}

extension StubItem.Style {
    fileprivate var actionStyle: UIAlertAction.Style {
        switch self {
        case .default: .default
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}
