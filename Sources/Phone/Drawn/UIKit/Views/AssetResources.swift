/// The name of an image in an asset catalogue, for the constants that Xcode generates: `.logo`.
public struct ImageResource: Hashable, Sendable {
    package let name: String

    package let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// The name of a colour in an asset catalogue, for the constants that Xcode generates: `.brand`.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// The image of that name; an empty one when the catalogue lacks it.
    public convenience init(resource: ImageResource) {
        self.init(AssetCatalog.of(resource.bundle).image(named: resource.name))
    }
}

extension UIColor {
    /// The colour of that name; the label colour when the catalogue lacks it.
    public convenience init(resource: ColorResource) {
        let color = AssetCatalog.of(resource.bundle).color(named: resource.name) ?? .label
        self.init { color.resolvedColor(with: $0) }
    }
}
