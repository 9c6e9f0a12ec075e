/// A picture.
public struct Image: Equatable, Hashable, @unchecked Sendable {
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template, original
    }

    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    public enum Scale: Hashable, Sendable {
        case small, medium, large
    }

    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    let uiImage: UIImage?
    var isOriginal = false
    var isResizable = false
    var label: String?

    public init(systemName: String) {
        uiImage = UIImage(systemName: systemName)
    }

    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    /// An image of the app's asset catalogues; empty when there is none of that name.
    public init(_ name: String, bundle: Bundle? = nil) {
        uiImage = UIImage(named: name, in: bundle, with: nil)
        isOriginal = true
        label = name
    }

    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label.string
    }

    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        label = nil
    }

    public init(uiImage: UIImage) {
        self.uiImage = uiImage
        isOriginal = true
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.isOriginal = renderingMode == .original
        return copy
    }

    @available(*, deprecated, message: "no effect")
    public func interpolation(_ interpolation: Interpolation) -> Image { UIKit.inert(self) }
    @available(*, deprecated, message: "no effect") public func antialiased(_ isAntialiased: Bool) -> Image { UIKit.inert(self) }
    @available(*, deprecated, message: "no effect")
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { UIKit.inert(self) }
}

public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
}

extension Image: PrimitiveView {
    func render(in context: RenderContext) -> [UIView] {
        guard let uiImage else { return [] }
        let view = context.view { UIImageView() }
        let color = context.environment.foreground?.resolve(in: context.environment)
        view.image = isOriginal ? uiImage : color.map { uiImage.withTintColor($0) } ?? uiImage
        view.contentMode = .scaleAspectFit
        view.accessibilityLabel = label
        if !isResizable, uiImage.isSymbolImage, let font = context.environment.font {
            view.setSize(width: nil, height: (font.uiFont.pointSize * 1.2).rounded())
        }
        return [view]
    }
}
