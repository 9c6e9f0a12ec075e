/// The values associated with an object.
package struct Associations {
    private enum Value {
        case strong(Any)
        case weak(() -> AnyObject?)
    }

    private var values: [UnsafeRawPointer: Value] = [:]

    package init() {}

    package subscript(key: UnsafeRawPointer) -> Any? {
        switch values[key] {
        case .strong(let value): value
        case .weak(let object): object()
        case nil: nil
        }
    }

    mutating func set(_ value: Any?, for key: UnsafeRawPointer, policy: objc_AssociationPolicy) {
        guard let value else {
            values[key] = nil
            return
        }
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            weak let object = value as AnyObject
            values[key] = .weak { object }
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            values[key] = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            values[key] = .strong(value)
        }
    }
}

/// An object that stores its own associations, so that they are released with it.
package protocol AssociationHolder: AnyObject {
    var associations: Associations { get set }
}

/// The associations of objects that cannot store them.
///
/// Nothing reports when such an object is released. Its values are dropped at the next cleanup: when the table has doubled since
/// the last one.
struct AssociationTable {
    nonisolated(unsafe) static var shared = AssociationTable()
    static let lock = NSRecursiveLock()

    private struct Entry {
        weak var object: AnyObject?
        var associations = Associations()
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 16

    func associations(of object: AnyObject) -> Associations {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return Associations() }
        return entry.associations
    }

    /// - Returns: the dropped values. Keep them until the table is usable again, because releasing them may use the table.
    mutating func set(_ associations: Associations, of object: AnyObject) -> [Associations] {
        let identity = ObjectIdentifier(object)
        let old = entries.updateValue(Entry(object: object, associations: associations), forKey: identity)
        guard entries.count > limit else { return [old?.associations].compactMap { $0 } }
        let gone = entries.filter { $0.value.object == nil }
        for identity in gone.keys { entries[identity] = nil }
        limit = max(16, entries.count * 2)
        return gone.values.map(\.associations) + [old?.associations].compactMap { $0 }
    }
}
