/// A colour. As a view it fills its place.
public struct Color: ShapeStyle, Hashable, @unchecked Sendable {
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    public static let red = Color(.systemRed)
    public static let orange = Color(.systemOrange)
    public static let yellow = Color(.systemYellow)
    public static let green = Color(.systemGreen)
    public static let mint = Color(.systemMint)
    public static let teal = Color(.systemTeal)
    public static let cyan = Color(.systemCyan)
    public static let blue = Color(.systemBlue)
    public static let indigo = Color(.systemIndigo)
    public static let purple = Color(.systemPurple)
    public static let pink = Color(.systemPink)
    public static let brown = Color(.systemBrown)
    public static let gray = Color(.systemGray)
    public static let white = Color(.white)
    public static let black = Color(.black)
    public static let clear = Color(.clear)
    public static let primary = Color(.label)
    public static let secondary = Color(.secondaryLabel)
    public static let accentColor = Color(.systemBlue)

    let uiColor: UIColor

    /// Disfavoured, so that an asset catalogue's constant with the name of a `UIColor` wins.
    @_disfavoredOverload
    public init(_ color: UIColor) {
        uiColor = color
    }

    public init(uiColor: UIColor) {
        self.uiColor = uiColor
    }

    public init(cgColor: CGColor) {
        uiColor = UIColor(cgColor: cgColor)
    }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity)
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        uiColor = UIColor(white: white, alpha: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
    }

    /// Creates a colour from the asset catalogue; the label colour when there is none of that name.
    public init(_ name: String, bundle: Bundle? = nil) {
        uiColor = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .label
    }

    public init(_ resource: ColorResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    public func opacity(_ opacity: Double) -> Color { Color(uiColor.withAlphaComponent(opacity)) }
    public var gradient: AnyGradient { AnyGradient(color: self) }

    public func resolve(in environment: EnvironmentValues) -> UIColor { uiColor }
}

extension Color: PrimitiveView {
    func render(in context: RenderContext) -> [UIView] {
        let view = context.view { FillView() }
        view.backgroundColor = uiColor
        return [view]
    }
}

extension UIColor {
    public convenience init(_ color: Color) {
        self.init(cgColor: color.uiColor.cgColor)
    }
}

/// A shape or a colour, without a size of its own.
final class FillView: UIView {}
