/// A colour in sRGB, or one that differs between light and dark.
open class UIColor: NSObject, @unchecked Sendable {
    struct Channels: Hashable {
        var red, green, blue, alpha: CGFloat
    }

    private let mark = FoundationMark()
    private let light: Channels
    /// Returns the colour for an appearance; `nil` for a colour that never changes.
    private let provider: ((UITraitCollection) -> UIColor)?

    init(_ channels: Channels) {
        light = channels
        provider = nil
        super.init()
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        light = Channels(red: red, green: green, blue: blue, alpha: alpha)
        provider = nil
        super.init()
    }

    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).channels
        provider = dynamicProvider
        super.init()
    }

    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
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

    public convenience init(cgColor: CGColor) {
        self.init(cgColor.color.channels)
    }

    /// Returns a colour from the app's asset catalogues.
    ///
    /// - Returns: `nil` when there is none of that name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard let color = AssetCatalog.of(bundle).color(named: name) else { return nil }
        self.init { color.resolvedColor(with: $0) }
    }

    var channels: Channels { light }

    open var cgColor: CGColor { CGColor(self) }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
        return UIColor(red: light.red, green: light.green, blue: light.blue, alpha: alpha)
    }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = light.red
        green?.pointee = light.green
        blue?.pointee = light.blue
        alpha?.pointee = light.alpha
        return true
    }

    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        white?.pointee = light.red * 0.299 + light.green * 0.587 + light.blue * 0.114
        alpha?.pointee = light.alpha
        return true
    }

    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (most, least) = (max(light.red, light.green, light.blue), min(light.red, light.green, light.blue))
        let span = most - least
        let sector: CGFloat =
            span == 0
            ? 0
            : most == light.red
                ? (light.green - light.blue) / span
                : most == light.green ? 2 + (light.blue - light.red) / span : 4 + (light.red - light.green) / span
        hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
        saturation?.pointee = most == 0 ? 0 : span / most
        brightness?.pointee = most
        alpha?.pointee = light.alpha
        return true
    }

    @available(*, deprecated, message: "no effect") open func setFill() { inert(self) }
    @available(*, deprecated, message: "no effect") open func setStroke() { inert(self) }
    @available(*, deprecated, message: "no effect") open func set() { inert(self) }

    /// `#RRGGBB`, or `#RRGGBBAA` when the colour is not opaque.
    package var alpha: CGFloat { light.alpha }
    package var hex: String { Self.hex(of: light) }

    /// The hexadecimal form in dark appearance; `nil` when it does not differ.
    package var darkHex: String? {
        guard let provider else { return nil }
        let dark = Self.hex(of: provider(UITraitCollection(userInterfaceStyle: .dark)).channels)
        return dark == hex ? nil : dark
    }

    private static func hex(of color: Channels) -> String {
        let channels =
            color.alpha < 1
            ? [color.red, color.green, color.blue, color.alpha] : [color.red, color.green, color.blue]
        let digits = channels.map { channel in
            // NaN fails both comparisons.
            let byte = channel >= 1 ? 255 : channel > 0 ? UInt8((channel * 255).rounded()) : 0
            return String(format: "%02X", byte)
        }
        return "#" + digits.joined()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if provider != nil || other.provider != nil { return self === other }
        return light == other.light
    }

    open override var hash: Int { light.hashValue }
}
