/// Distances from the edges of a rectangle, in reading direction.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    public static let zero = NSDirectionalEdgeInsets()

    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
