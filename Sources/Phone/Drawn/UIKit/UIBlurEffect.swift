/// Blurs what is behind a view.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light, dark
        case regular = 4
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
        case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    package let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }
}
