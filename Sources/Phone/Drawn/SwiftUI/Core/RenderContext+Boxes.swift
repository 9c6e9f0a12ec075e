/// A view that modifiers put around others.
final class BoxView: UIStackView {
    var onTap: (() -> Void)?

    var onPress: (() -> Void)?
    /// Whether the tap was added after the long press, to the same box.
    fileprivate var tapsOwnPress = false

    private(set) lazy var pressRecognizer: UILongPressGestureRecognizer = .init(
        target: self,
        action: Selector { (box: BoxView) in
            { if box.pressRecognizer.state == .began { box.onPress?() } }
        })
    private(set) lazy var tapRecognizer = UITapGestureRecognizer(
        target: self, action: Selector { (box: BoxView) in { box.onTap?() } })
}

extension RenderContext {
    /// Returns a box of the views. It is kept between renderings.
    func box(_ views: [UIView], name: String = "box", axis: NSLayoutConstraint.Axis = .vertical) -> BoxView {
        let box = child(name, BoxView.self).view { BoxView() }
        box.show(views, axis: axis, spacing: views.count > 1 ? 8 : 0, alignment: .center)
        if views.count == 1 {
            box.alignment = .fill
            box.wantsWidth = views[0].isGreedy
        }
        return box
    }

    /// Returns the only view, or a box of several.
    func single(_ views: [UIView], name: String = "single") -> UIView {
        views.count == 1 ? views[0] : box(views, name: name)
    }

    /// Returns the views as one tappable view.
    func tappable(_ views: [UIView], name: String, action: @escaping () -> Void) -> UIView {
        let box = pressed(views) ?? box(views, name: "tap " + name)
        box.onTap = action
        if box.tapRecognizer.view == nil { box.addGestureRecognizer(box.tapRecognizer) }
        box.isUserInteractionEnabled = environment.isEnabled
        return box
    }

    /// Returns the views as one view with a long press.
    func pressable(_ views: [UIView], action: @escaping () -> Void) -> UIView {
        let tapped = (views.count == 1 ? views[0] as? BoxView : nil).flatMap { $0.tapRecognizer.view == nil ? nil : $0 }
        let box = tapped ?? box(views, name: "press")
        box.onPress = action
        if box.pressRecognizer.view == nil { box.addGestureRecognizer(box.pressRecognizer) }
        return box
    }

    /// Returns the box of a long press, so that the same box takes the tap.
    private func pressed(_ views: [UIView]) -> BoxView? {
        guard views.count == 1, let box = views[0] as? BoxView, box.pressRecognizer.view != nil,
            box.tapRecognizer.view == nil || box.tapsOwnPress
        else { return nil }
        box.tapsOwnPress = true
        return box
    }
}
