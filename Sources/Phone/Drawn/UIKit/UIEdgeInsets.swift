/// Distances from the edges of a rectangle.
public struct UIEdgeInsets: Equatable, Sendable {
    public static let zero = UIEdgeInsets()

    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
