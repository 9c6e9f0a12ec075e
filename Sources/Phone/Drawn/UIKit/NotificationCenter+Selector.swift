extension NotificationCenter {
    /// Calls the observer's method; keeps the observer weakly.
    @MainActor public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let observer = observer as AnyObject
        SelectorObservers.add(observer, aSelector, name: aName, object: anObject, to: self)
    }

    /// Ends all that was added for the observer by its methods, or the token of a block.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.remove(observer, name: nil, from: self)
        removeObserver(observer as Any)
    }

    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObservers.remove(observer, name: aName, from: self)
    }
}
