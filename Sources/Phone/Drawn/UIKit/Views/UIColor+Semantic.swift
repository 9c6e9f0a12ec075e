/// The semantic colours of iOS, in light and dark.
extension UIColor {
    public static let tintColor = pair(0x007AFF, 0x0A84FF)
    public static let link = systemBlue
    public static let label = pair(0x000000, 0xFFFFFF)
    public static let secondaryLabel = pair(0x3C3C43, 0xEBEBF5, alpha: 0.6)
    public static let tertiaryLabel = pair(0x3C3C43, 0xEBEBF5, alpha: 0.3)
    public static let quaternaryLabel = pair(0x3C3C43, 0xEBEBF5, alpha: 0.18)
    public static let placeholderText = pair(0x3C3C43, 0xEBEBF5, alpha: 0.3)
    public static let separator = pair(0x3C3C43, 0x545458, alpha: 0.29)
    public static let opaqueSeparator = pair(0xC6C6C8, 0x38383A)
    public static let systemBackground = pair(0xFFFFFF, 0x000000)
    public static let secondarySystemBackground = pair(0xF2F2F7, 0x1C1C1E)
    public static let tertiarySystemBackground = pair(0xFFFFFF, 0x2C2C2E)
    public static let systemGroupedBackground = pair(0xF2F2F7, 0x000000)
    public static let secondarySystemGroupedBackground = pair(0xFFFFFF, 0x1C1C1E)
    public static let tertiarySystemGroupedBackground = pair(0xF2F2F7, 0x2C2C2E)
    public static let systemFill = pair(0x787880, 0x787880, alpha: 0.2)
    public static let secondarySystemFill = pair(0x787880, 0x787880, alpha: 0.16)
    public static let tertiarySystemFill = pair(0x767680, 0x767680, alpha: 0.12)
    public static let quaternarySystemFill = pair(0x747480, 0x747480, alpha: 0.08)
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    public static let darkText = black

    static func pair(_ light: UInt32, _ dark: UInt32, alpha: CGFloat = 1) -> UIColor {
        UIColor { traits in
            let color = UIColor(traits.userInterfaceStyle == .dark ? dark : light)
            return alpha < 1 ? color.withAlphaComponent(alpha) : color
        }
    }
}
