extension NSObjectProtocol where Self: NSObject {
    /// Reports the value once if `options` contains `.initial`. Changes are not observed.
    @available(*, deprecated, message: "no effect")
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

/// An observation of a property. Linux cannot observe properties: only the initial value is reported.
public final class NSKeyValueObservation: NSObject {
    public func invalidate() {}
}

/// A change of an observed property.
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

/// The values to report for an observed property.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// An object that can set some of its values by name.
package protocol KeyValueCoded: AnyObject {
    /// - Returns: `false` for a name that it does not know.
    func setCoded(_ value: Any?, forKey key: String) -> Bool
    func codedValue(forKey key: String) -> Any?
}

/// Key-value coding. Only Objective-C supports it for any class: here only the values of `KeyValueCoded` types can be set.
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
