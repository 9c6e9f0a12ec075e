extension UIView {
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
        let isHeard = gestureRecognizer is UITapGestureRecognizer || gestureRecognizer is UILongPressGestureRecognizer
        if !isHeard || isPage { Inert.note("\(type(of: gestureRecognizer))\(isPage ? " of a web view" : "")") }
        setNeedsScreenUpdate()
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
        setNeedsScreenUpdate()
    }

    public var interactions: [any UIInteraction] {
        get { interactionList }
        set { interactionList = newValue }
    }

    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interactionList.append(interaction)
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        interactionList.removeAll { $0 === interaction }
    }

    /// The first enabled long press gesture of the view itself; `nil` when it has none.
    package var longPress: UILongPressGestureRecognizer? {
        gestureRecognizers?.lazy.compactMap { $0 as? UILongPressGestureRecognizer }.first { $0.isEnabled }
    }

    /// The first enabled tap gesture of the view itself; `nil` when it has none.
    package var tap: UITapGestureRecognizer? {
        gestureRecognizers?.lazy.compactMap { $0 as? UITapGestureRecognizer }.first { $0.isEnabled }
    }
}
