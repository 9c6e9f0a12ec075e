import ViaductProtocol

/// The choices of a sheet, a menu or an alert.
enum StubItems: Equatable, Sendable {
    case own([StubItem])
    /// A list of the page's: of strings, or of objects with a `title`.
    case page(StubReference)

    /// - Parameters:
    ///   - names: templates with a value in a reply, besides the choice's.
    ///   - texts: templates with a value in a title.
    init(_ members: StubMembers, _ names: Set<StubTemplate.Name>, texts: Set<StubTemplate.Name>) {
        guard let value = members["items"] else {
            members.fail("items", "\(members.name) needs “items”: a list of {\"title\": …}, or one of the page's such as \"{{data.items}}\".")
            self = .own([])
            return
        }
        if let text = value.string {
            let template = StubTemplate(text, at: value, names: texts, members.reading)
            if let reference = template.single {
                self = .page(reference)
            } else {
                members.fail("items", "“items” of \(members.name) has to be a list, or one template.")
                self = .own([])
            }
            return
        }
        guard let elements = value.elements() else {
            members.fail("items", "“items” of \(members.name) has to be a list, or one template.")
            self = .own([])
            return
        }
        if elements.isEmpty || elements.count > StubLimits.items {
            members.fail("items", "“items” of \(members.name) has to have 1 to \(StubLimits.items) items.", cause: .limit)
        }
        self = .own(elements.prefix(StubLimits.items).compactMap { StubItem($0, names.union([.index, .item]), texts: texts, members.reading) })
    }
}

/// One choice.
struct StubItem: Equatable, Sendable {
    enum Style: String, CaseIterable {
        case `default`, cancel, destructive
    }

    let title: StubTemplate
    let image: StubTemplate?
    let style: Style
    /// `nil` for the rule's, and `.some(nil)` for none.
    let reply: StubReply??

    static let members = ["title", "image", "style", "reply"]

    init?(_ value: JSONValue, _ names: Set<StubTemplate.Name>, texts: Set<StubTemplate.Name>, _ reading: StubReading) {
        guard let members = StubMembers(value, "an item", knows: Self.members, reading) else { return nil }
        if members["title"] == nil { members.fail("title", "An item needs a “title”.") }
        title = members.text("title", texts) ?? StubTemplate([])
        image = members.text("image", texts)
        style = members.choice("style") ?? .default
        let reply = members.reply(names)
        // A person who cancels has chosen nothing.
        self.reply = reply == nil && style == .cancel ? .some(nil) : reply
    }
}
