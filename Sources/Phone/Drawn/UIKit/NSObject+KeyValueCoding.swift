/// An object that can set some of its values by name.
package protocol KeyValueCoded: AnyObject {
    /// - Returns: `false` for a name that it does not know.
    func setCoded(_ value: Any?, forKey key: String) -> Bool
    func codedValue(forKey key: String) -> Any?
}

/// Values by name. Only Objective-C can find them for any class: here those of `KeyValueCoded` are set, and others are not.
extension NSObject {
    public func setValue(_ value: Any?, forKey key: String) {
        if (self as? any KeyValueCoded)?.setCoded(value, forKey: key) != true {
            Inert.note("\(type(of: self)).setValue(_:forKey: \"\(key)\")")
        }
    }

    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        setValue(value, forKey: keyPath)
    }

    public func value(forKey key: String) -> Any? {
        (self as? any KeyValueCoded)?.codedValue(forKey: key)
    }

    public func value(forKeyPath keyPath: String) -> Any? {
        value(forKey: keyPath)
    }
}
