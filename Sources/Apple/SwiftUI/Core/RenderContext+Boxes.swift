/// A view around others, that modifiers make.
final class BoxView: UIStackView {
    var onTap: (() -> Void)?

    private(set) lazy var tapRecognizer = UITapGestureRecognizer(
        target: self, action: Selector { (box: BoxView) in { box.onTap?() } })
}

extension RenderContext {
    /// A box of the views that lasts at this place.
    func box(_ views: [UIView], name: String = "box", axis: NSLayoutConstraint.Axis = .vertical) -> BoxView {
        let box = child(name, BoxView.self).view { BoxView() }
        box.show(views, axis: axis, spacing: views.count > 1 ? 8 : 0, alignment: .center)
        if views.count == 1 {
            box.alignment = .fill
            box.wantsWidth = views[0].isGreedy
        }
        return box
    }

    /// The one view, or a box of several.
    func single(_ views: [UIView], name: String = "single") -> UIView {
        views.count == 1 ? views[0] : box(views, name: name)
    }

    /// All of the views as one thing to tap.
    func tappable(_ views: [UIView], name: String, action: @escaping () -> Void) -> UIView {
        let box = box(views, name: "tap " + name)
        box.onTap = action
        if box.gestureRecognizers?.isEmpty != false { box.addGestureRecognizer(box.tapRecognizer) }
        box.isUserInteractionEnabled = environment.isEnabled
        return box
    }
}
