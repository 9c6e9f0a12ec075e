/// The templates in each part of a rule.
extension StubRule {
    var templates: [(name: StubTemplate.Name, path: [String])] { (control?.templates ?? []) + (reply?.templates ?? []) }
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
        case .menu(let button, let items): button.templates + items.templates
        case .sheet(let dialog), .alert(let dialog):
            [dialog.title, dialog.message, dialog.field].compactMap { $0?.values }.flatMap(\.self) + dialog.items.templates
        case .toast(let text): text.values
        case .ask, .enable, .remove: []
        }
    }
}

extension StubButton {
    fileprivate var templates: [(name: StubTemplate.Name, path: [String])] { title.values + (image?.values ?? []) }
}

extension StubItems {
    fileprivate var templates: [(name: StubTemplate.Name, path: [String])] {
        switch self {
        case .own(let items): items.flatMap { $0.title.values + ((($0.reply ?? nil) ?? nil)?.templates ?? []) }
        case .page(let name, let path): [(name, path)]
        }
    }
}
