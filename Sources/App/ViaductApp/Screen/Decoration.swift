import UIKit
import ViaductProtocol

/// How a view's rectangle looks.
@MainActor struct Decoration {
    private let view: UIView

    init(of view: UIView) {
        self.view = view
    }

    /// Whether there is something to see without any content.
    var isVisibleAlone: Bool { isColoured && !(view.translatesAutoresizingMaskIntoConstraints && view.superview == nil) }

    /// Whether it has a size and a colour to fill it with.
    var isColoured: Bool {
        let (width, height) = view.fixedSize
        return (color != nil || gradient != nil) && (width ?? 0 > 0 || height ?? 0 > 0)
    }

    func write(to element: inout Screen.Element) {
        element.background = color.map(Screen.Colour.init(_:))
        element.gradient = gradient.map(drawn)
        let layer = view.layer
        if layer.cornerRadius > 0, hasCorners { element.corner = layer.cornerRadius }
        element.clips = layer.masksToBounds
        if layer.borderWidth > 0 {
            element.border = layer.borderWidth
            element.borderColor = layer.borderColor.map { Screen.Colour(UIColor(cgColor: $0)) }
        }
        element.padding = padding
        if !(view is UIScrollView) { addSize(to: &element) }
    }

    private func addSize(to element: inout Screen.Element) {
        // A frame that fills everything says nothing about the view.
        let (width, height) = view.fixedSize
        if let width, width > 0, width < UIScreen.main.bounds.width { element.width = width }
        if let height, height > 0, height < UIScreen.main.bounds.height { element.height = height }
    }

    private func drawn(_ layer: CAGradientLayer) -> Screen.Gradient {
        var gradient = Screen.Gradient()
        gradient.degrees = layer.degrees
        gradient.colors = layer.stops.map(\.hex)
        if let places = layer.locations, places.count == layer.stops.count {
            gradient.locations = places.map(\.doubleValue)
        }
        return gradient
    }

    /// As CSS counts: top, right, bottom, left.
    private var padding: [Double] {
        guard let insets else { return [] }
        return [insets.top, insets.right, insets.bottom, insets.left]
    }

    private var insets: UIEdgeInsets? {
        guard let stack = view as? UIStackView else { return view.constrainedInsets }
        return stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : nil
    }

    /// As on a phone, where corners clip a label's or an image's drawing only on request.
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
