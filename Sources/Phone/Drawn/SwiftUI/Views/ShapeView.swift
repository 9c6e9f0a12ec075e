/// What shapes become: a rectangle with corners.
struct ShapeView: PrimitiveView {
    let corner: CGFloat?
    let fill: AnyShapeStyle?
    let stroke: (style: AnyShapeStyle, width: CGFloat)?

    func render(in context: RenderContext) -> [UIView] {
        let view = context.view { FillView() }
        view.layer.cornerRadius = corner ?? 999
        if let stroke {
            view.layer.borderWidth = stroke.width
            view.layer.borderColor = stroke.style.resolve(in: context.environment).cgColor
        } else {
            view.paint(fill ?? AnyShapeStyle(ForegroundStyle()), in: context.environment)
        }
        return [view]
    }
}
