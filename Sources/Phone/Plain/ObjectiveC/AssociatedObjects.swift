@_exported public import Foundation

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    change(object as AnyObject) { $0.set(value, for: key, policy: policy) }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let object = object as AnyObject
    return AssociationTable.lock.withLock {
        (object as? any AssociationHolder)?.associations[key]
            ?? AssociationTable.shared.associations(of: object)[key]
    }
}

public func objc_removeAssociatedObjects(_ object: Any) {
    change(object as AnyObject) { $0 = Associations() }
}

private func change(_ object: AnyObject, _ body: (inout Associations) -> Void) {
    var gone: [Associations] = []
    AssociationTable.lock.withLock {
        if let holder = object as? any AssociationHolder {
            gone.append(holder.associations)
            body(&holder.associations)
        } else {
            var associations = AssociationTable.shared.associations(of: object)
            gone.append(associations)
            body(&associations)
            gone += AssociationTable.shared.set(associations, of: object)
        }
    }
    withExtendedLifetime(gone) {}
}

/// The way in which an object holds an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}
