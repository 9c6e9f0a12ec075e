extension UIView {
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
        if !(gestureRecognizer is UITapGestureRecognizer) { Inert.note("\(type(of: gestureRecognizer))") }
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

    /// What a tap on the view itself does; `nil` when no gesture of the view waits for one.
    package var tap: UITapGestureRecognizer? {
        gestureRecognizers?.lazy.compactMap { $0 as? UITapGestureRecognizer }.first { $0.isEnabled }
    }
}
