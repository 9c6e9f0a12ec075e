/// The templates in each part of a rule.
extension StubRule {
    var templates: [(name: StubTemplate.Name, path: [String])] { (control?.templates ?? []) + replies.flatMap(\.templates) }

    /// The replies that it may send: the rule's own is none when each of its items has another.
    var replies: [StubReply] {
        guard let items = control?.ownItems else { return [reply].compactMap(\.self) }
        return items.compactMap { $0.reply ?? reply }
    }
}

extension StubTemplate {
    fileprivate var values: [(name: Name, path: [String])] {
        parts.compactMap { if case .value(let name, let path) = $0 { (name, path) } else { nil } }
    }
}

extension StubValue {
    fileprivate var values: [(name: StubTemplate.Name, path: [String])] {
        switch self {
        case .text(let template): template.values
        case .json: []
        case .list(let values): values.flatMap(\.values)
        case .members(let members): members.flatMap(\.value.values)
        }
    }
}

extension StubReply {
    func uses(_ name: StubTemplate.Name) -> Bool { templates.contains { $0.name == name } }

    fileprivate var templates: [(name: StubTemplate.Name, path: [String])] { (event?.values ?? []) + (data?.values ?? []) }
}

extension StubControl {
    fileprivate var templates: [(name: StubTemplate.Name, path: [String])] {
        switch self {
        case .button(let button): button.templates
        case .menu(let button, let items): button.templates + items.templates + (items.own ?? []).flatMap { $0.image?.values ?? [] }
        // Neither shows the images of its items.
        case .sheet(let dialog), .alert(let dialog):
            [dialog.title, dialog.message, dialog.field].compactMap { $0?.values }.flatMap(\.self) + dialog.items.templates
        case .toast(let text): text.values
        case .ask, .enable, .remove: []
        }
    }

    fileprivate var ownItems: [StubItem]? {
        switch self {
        case .menu(_, let items): items.own
        case .sheet(let dialog), .alert(let dialog): dialog.items.own
        case .button, .ask, .toast, .enable, .remove: nil
        }
    }
}

extension StubButton {
    fileprivate var templates: [(name: StubTemplate.Name, path: [String])] { title.values + (image?.values ?? []) }
}

extension StubItems {
    fileprivate var templates: [(name: StubTemplate.Name, path: [String])] {
        switch self {
        case .own(let items): items.flatMap(\.title.values)
        case .page(let name, let path): [(name, path)]
        }
    }

    /// `nil` for a list of the page's.
    fileprivate var own: [StubItem]? { if case .own(let items) = self { items } else { nil } }
}
