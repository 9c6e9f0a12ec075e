/// What objects are to do later, and whether they still are.
@MainActor enum PendingPerforms {
    /// How often an object's requests were cancelled; of those only that were.
    private static var cancellations: [ObjectIdentifier: Int] = [:]

    static func next(of object: AnyObject) -> Int { cancellations[ObjectIdentifier(object)] ?? 0 }
    static func isCurrent(_ turn: Int, of id: ObjectIdentifier) -> Bool { cancellations[id] ?? 0 == turn }
    static func cancel(of object: AnyObject) { cancellations[ObjectIdentifier(object), default: 0] += 1 }
}
