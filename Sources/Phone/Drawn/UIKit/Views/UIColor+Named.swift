/// The standard colours of iOS.
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

    public static let systemRed = pair(0xFF3B30, 0xFF453A)
    public static let systemOrange = pair(0xFF9500, 0xFF9F0A)
    public static let systemYellow = pair(0xFFCC00, 0xFFD60A)
    public static let systemGreen = pair(0x34C759, 0x30D158)
    public static let systemMint = pair(0x00C7BE, 0x63E6E2)
    public static let systemTeal = pair(0x30B0C7, 0x40CBE0)
    public static let systemCyan = pair(0x32ADE6, 0x64D2FF)
    public static let systemBlue = pair(0x007AFF, 0x0A84FF)
    public static let systemIndigo = pair(0x5856D6, 0x5E5CE6)
    public static let systemPurple = pair(0xAF52DE, 0xBF5AF2)
    public static let systemPink = pair(0xFF2D55, 0xFF375F)
    public static let systemBrown = pair(0xA2845E, 0xAC8E68)
    public static let systemGray = UIColor(0x8E8E93)
    public static let systemGray2 = pair(0xAEAEB2, 0x636366)
    public static let systemGray3 = pair(0xC7C7CC, 0x48484A)
    public static let systemGray4 = pair(0xD1D1D6, 0x3A3A3C)
    public static let systemGray5 = pair(0xE5E5EA, 0x2C2C2E)
    public static let systemGray6 = pair(0xF2F2F7, 0x1C1C1E)

    convenience init(_ hex: UInt32) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1)
    }
}
