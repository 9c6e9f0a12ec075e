extension View {
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifyingOne { view, _ in
            if view is UIStackView || view is FillView || view is UIImageView || view is LineView {
                view.setSize(width: width, height: height)
            }
        }
    }

    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifyingOne { view, _ in
            view.wantsWidth = maxWidth == .infinity
            if maxWidth == .infinity { view.align(alignment.horizontal) }
        }
    }

    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    public func padding(_ insets: EdgeInsets) -> some View {
        transformingViews { views, context in
            if views.isEmpty { return [] }
            let box = context.box(views, name: "padding")
            box.isLayoutMarginsRelativeArrangement = true
            box.layoutMargins = UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
            return [box]
        }
    }

    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifyingViews { views, _ in
            for case let image as UIImageView in views {
                image.contentMode = contentMode == .fill ? .scaleAspectFill : .scaleAspectFit
            }
        }
    }
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

@available(*, deprecated, message: "no effect")
extension View {
    public func fixedSize() -> some View { inert() }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { inert() }
    public func layoutPriority(_ value: Double) -> some View { inert() }
    public func coordinateSpace(name: some Hashable) -> some View { inert() }
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { inert() }
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { inert() }
}

public enum ContentMode: CaseIterable, Hashable, Sendable {
    case fit, fill
}

public struct ViewDimensions: Equatable, Sendable {
    public var width: CGFloat { 0 }
    public var height: CGFloat { 0 }
}

extension UIView {
    /// Aligns the content within a larger width.
    fileprivate func align(_ alignment: HorizontalAlignment) {
        if let label = self as? UILabel {
            switch alignment {
            case .center: label.textAlignment = .center
            case .trailing, .listRowSeparatorTrailing: label.textAlignment = .right
            default: label.textAlignment = .natural
            }
        } else if let stack = self as? UIStackView, stack.axis == .vertical {
            if !stack.arrangedSubviews.contains(where: \.isGreedy) { stack.alignment = alignment.uiAlignment }
        }
    }
}
