import UIKit

/// How a view's rectangle looks.
@MainActor struct Decoration {
    private let view: UIView

    init(of view: UIView) {
        self.view = view
    }

    /// Whether there is something to see without any content.
    var isVisibleAlone: Bool {
        let (width, height) = view.fixedSize
        return (color != nil || gradient != nil) && (width ?? 0 > 0 || height ?? 0 > 0)
            && !(view.translatesAutoresizingMaskIntoConstraints && view.superview == nil)
    }

    func write(to members: inout JSONMembers) {
        if let color { members.add("background", color) }
        if let gradient {
            var json = JSONMembers()
            json.add("degrees", gradient.degrees)
            json.add("colors", strings: gradient.stops.map(\.hex))
            if let places = gradient.locations, places.count == gradient.stops.count {
                json.add("locations", array: places.map { JSONMembers.json(CGFloat($0.doubleValue)) })
            }
            members.add("gradient", json: json.object)
        }
        let layer = view.layer
        if layer.cornerRadius > 0, hasCorners { members.add("corner", layer.cornerRadius) }
        if layer.masksToBounds { members.add("clips", true) }
        if layer.borderWidth > 0 {
            members.add("border", layer.borderWidth)
            if let color = layer.borderColor { members.add("borderColor", UIColor(cgColor: color)) }
        }
        if let padding { members.add("padding", array: padding.map(JSONMembers.json)) }
        if !(view is UIScrollView) { addSize(to: &members) }
    }

    func addSize(to members: inout JSONMembers) {
        // A frame that fills everything says nothing about the view.
        let (width, height) = view.fixedSize
        if let width, width > 0, width < UIScreen.main.bounds.width { members.add("width", width) }
        if let height, height > 0, height < UIScreen.main.bounds.height { members.add("height", height) }
    }

    /// As CSS counts: top, right, bottom, left.
    private var padding: [CGFloat]? {
        guard let stack = view as? UIStackView, stack.isLayoutMarginsRelativeArrangement else { return nil }
        let margins = stack.layoutMargins
        return [margins.top, margins.right, margins.bottom, margins.left]
    }

    /// As on a phone, where corners cut off what a label or an image draws only if they are asked to.
    private var hasCorners: Bool {
        view.layer.masksToBounds || !(view is UILabel || view is UIImageView)
    }

    private var color: UIColor? {
        let color = view.backgroundColor ?? view.layer.backgroundColor.map(UIColor.init(cgColor:))
        return color == .clear ? nil : color
    }

    private var gradient: CAGradientLayer? {
        let layers = [view.layer] + (view.layer.sublayers ?? [])
        return layers.lazy.compactMap { $0 as? CAGradientLayer }.first { $0.stops.count > 1 && !$0.isHidden }
    }
}
