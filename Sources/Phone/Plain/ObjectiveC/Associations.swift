/// The values that an object is associated with.
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
