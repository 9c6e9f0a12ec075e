/// A fill of shapes and text.
public protocol ShapeStyle: Sendable {
    /// Returns the closest colour.
    func resolve(in environment: EnvironmentValues) -> UIColor
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        self.style = style
    }

    public func resolve(in environment: EnvironmentValues) -> UIColor { style.resolve(in: environment) }
}

/// The primary, secondary and further levels of the label colour.
public struct HierarchicalShapeStyle: ShapeStyle {
    fileprivate let level: Int

    public func resolve(in environment: EnvironmentValues) -> UIColor {
        switch level {
        case 0: environment.foreground?.resolve(in: EnvironmentValues()) ?? .label
        case 1: .secondaryLabel
        case 2: .tertiaryLabel
        default: .quaternaryLabel
        }
    }
}

/// The tint colour.
public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func resolve(in environment: EnvironmentValues) -> UIColor { environment.tint?.uiColor ?? .systemBlue }
}

public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func resolve(in environment: EnvironmentValues) -> UIColor {
        environment.foreground?.resolve(in: environment) ?? .label
    }
}

public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func resolve(in environment: EnvironmentValues) -> UIColor { .systemBackground }
}

/// A translucent material. It is an opaque surface here.
public struct Material: ShapeStyle {
    public static let regular = Material()
    public static let thin = Material()
    public static let ultraThin = Material()
    public static let thick = Material()
    public static let ultraThick = Material()
    public static let bar = Material()

    public func resolve(in environment: EnvironmentValues) -> UIColor { .secondarySystemBackground }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .init(.systemRed) }
    public static var orange: Color { .init(.systemOrange) }
    public static var yellow: Color { .init(.systemYellow) }
    public static var green: Color { .init(.systemGreen) }
    public static var mint: Color { .init(.systemMint) }
    public static var teal: Color { .init(.systemTeal) }
    public static var cyan: Color { .init(.systemCyan) }
    public static var blue: Color { .init(.systemBlue) }
    public static var indigo: Color { .init(.systemIndigo) }
    public static var purple: Color { .init(.systemPurple) }
    public static var pink: Color { .init(.systemPink) }
    public static var brown: Color { .init(.systemBrown) }
    public static var gray: Color { .init(.systemGray) }
    public static var white: Color { .init(.white) }
    public static var black: Color { .init(.black) }
    public static var clear: Color { .init(.clear) }
    public static var accentColor: Color { .init(.systemBlue) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { .init() }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { .init() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { .init() }
}

extension ShapeStyle where Self == Material {
    public static var regularMaterial: Material { .regular }
    public static var thinMaterial: Material { .thin }
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> AnyShapeStyle { AnyShapeStyle(FadedStyle(style: self, opacity: opacity)) }
}

private struct FadedStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    func resolve(in environment: EnvironmentValues) -> UIColor {
        style.resolve(in: environment).withAlphaComponent(opacity)
    }
}
