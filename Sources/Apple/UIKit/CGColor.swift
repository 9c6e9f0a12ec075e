/// A colour as Core Graphics has it.
public final class CGColor: @unchecked Sendable {
    let color: UIColor

    init(_ color: UIColor) {
        self.color = color
    }
}

extension UIColor {
    public var cgColor: CGColor { CGColor(self) }

    public convenience init(cgColor: CGColor) {
        self.init(copying: cgColor.color)
    }
}
