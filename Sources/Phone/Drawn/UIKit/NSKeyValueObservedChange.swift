/// What became of a watched property.
public struct NSKeyValueObservedChange<Value> {
    public enum Kind: UInt, Sendable {
        case setting = 1
        case insertion, removal, replacement
    }

    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}
