/// Visits the members of an object in order, to write them or to read them.
///
/// A `JSONRecord` names its members once, for every such visitor.
protocol JSONMembers {
    associatedtype Failure: Error

    /// Whether the visit sets the values.
    static var reads: Bool { get }

    /// A member that says what the object is.
    mutating func constant(_ key: StaticString, _ value: StaticString) throws(Failure)
    mutating func required<Value: JSONCoded>(_ key: StaticString, _ value: inout Value) throws(Failure)
    /// A member that is absent when it is `nil`.
    mutating func optional<Value: JSONCoded>(_ key: StaticString, _ value: inout Value?) throws(Failure)
    /// A member that is absent when it has its usual value.
    mutating func optional<Value: JSONCoded>(
        _ key: StaticString, _ value: inout Value, unless usual: Value
    ) throws(Failure)
}
