extension UIColor {
    public class var black: UIColor { UIColor(rgb: 0x000000) }
    public class var darkGray: UIColor { UIColor(rgb: 0x555555) }
    public class var lightGray: UIColor { UIColor(rgb: 0xAAAAAA) }
    public class var white: UIColor { UIColor(rgb: 0xFFFFFF) }
    public class var gray: UIColor { UIColor(rgb: 0x808080) }
    public class var red: UIColor { UIColor(rgb: 0xFF0000) }
    public class var green: UIColor { UIColor(rgb: 0x00FF00) }
    public class var blue: UIColor { UIColor(rgb: 0x0000FF) }
    public class var cyan: UIColor { UIColor(rgb: 0x00FFFF) }
    public class var yellow: UIColor { UIColor(rgb: 0xFFFF00) }
    public class var magenta: UIColor { UIColor(rgb: 0xFF00FF) }
    public class var orange: UIColor { UIColor(rgb: 0xFF8000) }
    public class var purple: UIColor { UIColor(rgb: 0x800080) }
    public class var brown: UIColor { UIColor(rgb: 0x996633) }
    public class var clear: UIColor { UIColor(rgb: 0x000000, alpha: 0) }

    public class var systemRed: UIColor { UIColor(rgb: 0xFF3B30) }
    public class var systemOrange: UIColor { UIColor(rgb: 0xFF9500) }
    public class var systemYellow: UIColor { UIColor(rgb: 0xFFCC00) }
    public class var systemGreen: UIColor { UIColor(rgb: 0x34C759) }
    public class var systemMint: UIColor { UIColor(rgb: 0x00C7BE) }
    public class var systemTeal: UIColor { UIColor(rgb: 0x30B0C7) }
    public class var systemCyan: UIColor { UIColor(rgb: 0x32ADE6) }
    public class var systemBlue: UIColor { UIColor(rgb: 0x007AFF) }
    public class var systemIndigo: UIColor { UIColor(rgb: 0x5856D6) }
    public class var systemPurple: UIColor { UIColor(rgb: 0xAF52DE) }
    public class var systemPink: UIColor { UIColor(rgb: 0xFF2D55) }
    public class var systemBrown: UIColor { UIColor(rgb: 0xA2845E) }
    public class var systemGray: UIColor { UIColor(rgb: 0x8E8E93) }
    public class var systemGray2: UIColor { UIColor(rgb: 0xAEAEB2) }
    public class var systemGray3: UIColor { UIColor(rgb: 0xC7C7CC) }
    public class var systemGray4: UIColor { UIColor(rgb: 0xD1D1D6) }
    public class var systemGray5: UIColor { UIColor(rgb: 0xE5E5EA) }
    public class var systemGray6: UIColor { UIColor(rgb: 0xF2F2F7) }

    public class var tintColor: UIColor { systemBlue }
    public class var link: UIColor { systemBlue }
    public class var label: UIColor { black }
    public class var secondaryLabel: UIColor { UIColor(rgb: 0x3C3C43, alpha: 0.6) }
    public class var tertiaryLabel: UIColor { UIColor(rgb: 0x3C3C43, alpha: 0.3) }
    public class var placeholderText: UIColor { UIColor(rgb: 0x3C3C43, alpha: 0.3) }
    public class var separator: UIColor { UIColor(rgb: 0x3C3C43, alpha: 0.29) }
    public class var systemBackground: UIColor { white }
    public class var secondarySystemBackground: UIColor { systemGray6 }
    public class var systemGroupedBackground: UIColor { systemGray6 }
}
