/// A colour in an asset catalogue: components, or the name of one of iOS's own.
struct AssetColor: Decodable {
    let components: [String: String]?
    let reference: String?

    /// `nil` when components are missing, or the name is unknown.
    var uiColor: UIColor? {
        if let reference { return Self.systemColors[reference] }
        guard let components else { return nil }
        let values = components.compactMapValues(Self.value)
        guard let alpha = values["alpha"] else { return nil }
        if let white = values["white"] { return UIColor(white: white, alpha: alpha) }
        guard let red = values["red"], let green = values["green"], let blue = values["blue"] else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Reads a component: `0xFF` and `255` are out of 255, `1.000` is out of 1.
    private static func value(_ text: String) -> CGFloat? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        return Double(text).map { CGFloat(text.contains(".") ? $0 : $0 / 255) }
    }

    private static let systemColors: [String: UIColor] = [
        "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
        "systemGreenColor": .systemGreen, "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
        "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
        "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
        "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground, "separatorColor": .separator, "linkColor": .link,
        "systemGroupedBackgroundColor": .systemGroupedBackground, "systemFillColor": .systemFill,
    ]
}
