extension NSObject {
    @MainActor public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        nonisolated(unsafe) let target = self
        nonisolated(unsafe) let argument = anArgument
        let (turn, id) = (PendingPerforms.next(of: self), ObjectIdentifier(self))
        MainTurn.after(delay) {
            if PendingPerforms.isCurrent(turn, of: id) { aSelector.perform(on: target, sender: argument) }
        }
    }

    @discardableResult
    @MainActor public func perform(_ aSelector: Selector!, with object: Any? = nil) -> Any? {
        aSelector?.perform(on: self, sender: object)
        return nil
    }

    /// Always `true`: a selector is made from an existing method here.
    public func responds(to aSelector: Selector!) -> Bool { true }

    /// - Parameter aSelector: ignored: all delayed requests of the target are cancelled.
    @MainActor public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector? = nil, object anArgument: Any? = nil
    ) {
        PendingPerforms.cancel(of: aTarget as AnyObject)
    }
}

/// The delayed requests of objects, and whether they are still valid.
@MainActor enum PendingPerforms {
    /// The number of cancellations for each object that has any.
    private static var cancellations: [ObjectIdentifier: Int] = [:]

    static func next(of object: AnyObject) -> Int { cancellations[ObjectIdentifier(object)] ?? 0 }
    static func isCurrent(_ turn: Int, of id: ObjectIdentifier) -> Bool { cancellations[id] ?? 0 == turn }
    static func cancel(of object: AnyObject) { cancellations[ObjectIdentifier(object), default: 0] += 1 }
}
