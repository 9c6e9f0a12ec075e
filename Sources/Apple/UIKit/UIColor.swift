/// A colour in sRGB.
open class UIColor: Hashable, @unchecked Sendable {
    private let red: CGFloat
    private let green: CGFloat
    private let blue: CGFloat
    private let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    convenience init(copying other: UIColor) {
        self.init(red: other.red, green: other.green, blue: other.blue, alpha: other.alpha)
    }

    /// - Parameter dynamicProvider: is asked for the light style: a page has its own dark one.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        self.init(copying: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func channel(_ offset: CGFloat) -> CGFloat {
            let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(sector, 4 - sector, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// - Returns: `nil`, since there is no asset catalogue.
    public convenience init?(named name: String) {
        nil
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = self.red
        green?.pointee = self.green
        blue?.pointee = self.blue
        alpha?.pointee = self.alpha
        return true
    }

    /// `#RRGGBB`, or `#RRGGBBAA` when the colour is not opaque.
    package var hex: String {
        let channels = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
        let digits = channels.map { channel in
            // NaN fails both comparisons.
            let byte = channel >= 1 ? 255 : channel > 0 ? UInt8((channel * 255).rounded()) : 0
            return String(format: "%02X", byte)
        }
        return "#" + digits.joined()
    }

    public static func == (left: UIColor, right: UIColor) -> Bool {
        left.red == right.red && left.green == right.green && left.blue == right.blue && left.alpha == right.alpha
    }

    open func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }
}
