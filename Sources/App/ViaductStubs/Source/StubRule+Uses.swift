import ViaductProtocol

/// A place in a rule that has a value of the message, of the choice, or of the rule's list.
struct StubUse {
    enum Kind {
        /// A part of a text.
        case text
        /// A value in a reply, which keeps its type.
        case value
        /// The choices of a sheet, a menu or an alert.
        case items
    }

    let reference: StubReference
    let kind: Kind
}

extension StubRule {
    /// All templates that have an effect.
    var uses: [StubUse] { (control?.uses ?? []) + replies.flatMap(\.uses) }

    var templates: [StubReference] { uses.map(\.reference) }

    func uses(_ name: StubTemplate.Name) -> Bool { templates.contains { $0.name == name } }

    /// Whether a component has to know how many messages the rule has taken.
    var counts: Bool { times != nil || uses(.count) || uses(.next) }

    /// The replies that it may send: the rule's own is none when each of its items has another.
    var replies: [StubReply] {
        guard let items = control?.ownItems else { return [reply].compactMap(\.self) }
        return items.compactMap { $0.reply ?? reply }
    }
}

extension StubTemplate {
    fileprivate var uses: [StubUse] {
        parts.compactMap { if case .value(let reference) = $0 { StubUse(reference: reference, kind: .text) } else { nil } }
    }
}

extension StubValue {
    fileprivate var uses: [StubUse] {
        switch self {
        case .text(let template): template.single.map { [StubUse(reference: $0, kind: .value)] } ?? template.uses
        case .json: []
        case .list(let values): values.flatMap(\.uses)
        case .members(let members): members.flatMap(\.value.uses)
        }
    }
}

extension StubReply {
    var uses: [StubUse] { (event?.uses ?? []) + (data?.uses ?? []) }

    func uses(_ name: StubTemplate.Name) -> Bool { uses.contains { $0.reference.name == name } }
}

extension StubControl {
    fileprivate var uses: [StubUse] {
        switch self {
        case .button(let button): button.uses
        case .menu(let button, let items): button.uses + items.uses + (items.own ?? []).flatMap { $0.image?.uses ?? [] }
        // Neither shows the images of its items.
        case .sheet(let dialog), .alert(let dialog):
            [dialog.title, dialog.message, dialog.field].compactMap { $0?.uses }.flatMap(\.self) + dialog.items.uses
        case .toast(let text): text.uses
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

    /// The page's list of choices.
    var pageItems: StubReference? {
        switch self {
        case .menu(_, .page(let reference)): reference
        case .sheet(let dialog), .alert(let dialog): if case .page(let reference) = dialog.items { reference } else { nil }
        case .menu, .button, .ask, .toast, .enable, .remove: nil
        }
    }
}

extension StubButton {
    fileprivate var uses: [StubUse] { title.uses + (image?.uses ?? []) }
}

extension StubItems {
    fileprivate var uses: [StubUse] {
        switch self {
        case .own(let items): items.flatMap(\.title.uses)
        case .page(let reference): [StubUse(reference: reference, kind: .items)]
        }
    }

    /// `nil` for a list of the page's.
    fileprivate var own: [StubItem]? { if case .own(let items) = self { items } else { nil } }
}
