/// The name of an image in an asset catalogue, for the constants that Xcode makes of them: `.logo`.
public struct ImageResource: Hashable, Sendable {
    package let name: String

    package let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// The name of a colour in an asset catalogue, for the constants that Xcode makes of them: `.brand`.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// An empty image where the catalogue has none of that name.
    public convenience init(resource: ImageResource) {
        self.init(AssetCatalog.of(resource.bundle).image(named: resource.name))
    }
}

extension UIColor {
    /// The letters' colour where the catalogue has none of that name.
    public convenience init(resource: ColorResource) {
        let color = AssetCatalog.of(resource.bundle).color(named: resource.name) ?? .label
        self.init { color.resolvedColor(with: $0) }
    }
}
