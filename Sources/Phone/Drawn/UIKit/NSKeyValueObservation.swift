/// Somebody watches a property. Linux has no such watching: only the value at the beginning is told.
public final class NSKeyValueObservation: NSObject {
    public func invalidate() {}
}
