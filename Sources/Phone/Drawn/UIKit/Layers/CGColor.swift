/// A colour for layers.
public final class CGColor: Equatable, Sendable {
    static let black = CGColor(.black)
    static let white = CGColor(.white)

    let color: UIColor

    init(_ color: UIColor) {
        self.color = color
    }

    public var alpha: CGFloat { color.channels.alpha }
    public var components: [CGFloat]? {
        let channels = color.channels
        return [channels.red, channels.green, channels.blue, channels.alpha]
    }
    public var numberOfComponents: Int { 4 }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
}
