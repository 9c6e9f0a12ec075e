extension NSObjectProtocol where Self: NSObject {
    /// Tells the value once when `options` has `.initial`.
    @available(*, deprecated, message: "Does nothing in a browser.")
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        Inert.note("NSObject.observe(_:options:changeHandler:)")
        if options.contains(.initial) {
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil, oldValue: nil,
                    indexes: nil, isPrior: false))
        }
        return NSKeyValueObservation()
    }
}
