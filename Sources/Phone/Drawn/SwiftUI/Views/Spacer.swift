/// Flexible space between views.
public struct Spacer: PrimitiveView {
    public init(minLength: CGFloat? = nil) {}

    func render(in context: RenderContext) -> [UIView] { [context.view { SpacerView() }] }
}

final class SpacerView: UIView {}

/// A thin line.
public struct Divider: PrimitiveView {
    public init() {}

    func render(in context: RenderContext) -> [UIView] {
        let line = context.view { LineView() }
        line.backgroundColor = .separator
        line.setSize(width: nil, height: 1)
        return [line]
    }
}

final class LineView: UIView {}
