/// The sections and items of a list at one time.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

    public init() {}

    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    public var numberOfSections: Int { sectionIdentifiers.count }
    public var numberOfItems: Int { itemIdentifiers.count }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionIdentifiers.first { items[$0]?.contains(identifier) == true }
    }

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sectionIdentifiers += identifiers
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sectionIdentifiers.removeAll { identifiers.contains($0) }
        for identifier in identifiers { items[identifier] = nil }
    }

    /// - Parameter sectionIdentifier: the section; `nil` for the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else { return }
        items[section, default: []] += identifiers
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: beforeIdentifier, offset: 0)
    }

    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        insert(identifiers, at: afterIdentifier, offset: 1)
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for section in sectionIdentifiers { items[section]?.removeAll { identifiers.contains($0) } }
    }

    public mutating func deleteAllItems() {
        (sectionIdentifiers, items) = ([], [:])
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

    private mutating func insert(_ identifiers: [ItemIdentifierType], at place: ItemIdentifierType, offset: Int) {
        guard let section = sectionIdentifier(containingItem: place), let index = items[section]?.firstIndex(of: place)
        else { return }
        items[section]?.insert(contentsOf: identifiers, at: index + offset)
    }

    /// The item at a place of the list; `nil` when there is none.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sectionIdentifiers.indices.contains(path.section),
            let items = items[sectionIdentifiers[path.section]], items.indices.contains(path.row)
        else { return nil }
        return items[path.row]
    }

    func path(of item: ItemIdentifierType) -> IndexPath? {
        for (section, identifier) in sectionIdentifiers.enumerated() {
            if let row = items[identifier]?.firstIndex(of: item) { return IndexPath(row: row, section: section) }
        }
        return nil
    }
}
