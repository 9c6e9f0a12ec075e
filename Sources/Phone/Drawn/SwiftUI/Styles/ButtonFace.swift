/// The face of a plain button: a title, a picture, or both.
@MainActor struct ButtonFace {
    var title: String?
    var image: UIImage?
    var color: UIColor?
    var spoken: String?

    /// - Returns: `nil` when the views contain anything else.
    init?(_ views: [UIView]) {
        guard views.count == 1, let view = views.first, add(view) else { return nil }
        spoken = view.accessibilityLabel
        if title == nil, image == nil { return nil }
    }

    private mutating func add(_ view: UIView) -> Bool {
        if view.backgroundColor != nil || view.layer.borderWidth > 0 { return false }
        switch view {
        case let label as UILabel:
            title = label.text
            if label.textColor != .label { color = label.textColor }
        case let picture as UIImageView:
            image = picture.image
            if let tint = image?.tint { color = color ?? tint }
        case let box as BoxView: return box.arrangedSubviews.count == 1 && add(box.arrangedSubviews[0])
        case let stack as LabelStack:
            for part in stack.arrangedSubviews where !add(part) { return false }
        default: return false
        }
        return true
    }
}
