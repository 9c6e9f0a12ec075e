/// iOS's colours, with their values in light appearance.
extension UIColor {
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)

    public static let systemRed = UIColor(0xFF3B30)
    public static let systemOrange = UIColor(0xFF9500)
    public static let systemYellow = UIColor(0xFFCC00)
    public static let systemGreen = UIColor(0x34C759)
    public static let systemMint = UIColor(0x00C7BE)
    public static let systemTeal = UIColor(0x30B0C7)
    public static let systemCyan = UIColor(0x32ADE6)
    public static let systemBlue = UIColor(0x007AFF)
    public static let systemIndigo = UIColor(0x5856D6)
    public static let systemPurple = UIColor(0xAF52DE)
    public static let systemPink = UIColor(0xFF2D55)
    public static let systemBrown = UIColor(0xA2845E)
    public static let systemGray = UIColor(0x8E8E93)
    public static let systemGray2 = UIColor(0xAEAEB2)
    public static let systemGray3 = UIColor(0xC7C7CC)
    public static let systemGray4 = UIColor(0xD1D1D6)
    public static let systemGray5 = UIColor(0xE5E5EA)
    public static let systemGray6 = UIColor(0xF2F2F7)

    convenience init(_ hex: UInt32) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1)
    }
}
