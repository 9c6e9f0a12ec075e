/// A view of SwiftUI's as a cell's content.
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func makeContentView() -> any UIView & UIContentView { HostingView(self, UIHostingController(rootView: content)) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        Inert.note("UIHostingConfiguration.margins(_:_:)", returning: self)
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        Inert.note("UIHostingConfiguration.margins(_:_:)", returning: self)
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public func background<S: ShapeStyle>(_ style: S) -> Self {
        Inert.note("UIHostingConfiguration.background(_:)", returning: self)
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        Inert.note("UIHostingConfiguration.minSize(width:height:)", returning: self)
    }

    private final class HostingView: UIView, UIContentView {
        var configuration: any UIContentConfiguration {
            didSet { if let new = configuration as? UIHostingConfiguration { controller.rootView = new.content } }
        }
        private let controller: UIHostingController<Content>

        init(_ configuration: UIHostingConfiguration, _ controller: UIHostingController<Content>) {
            self.configuration = configuration
            self.controller = controller
            super.init(frame: .zero)
            addSubview(controller.view)
        }

        required init?(coder: NSCoder) { nil }
    }
}

/// Makes an image of a view: there is none.
@preconcurrency @MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content
    public var scale: CGFloat = 1
    public var isOpaque = false
    public var proposedSize = ProposedViewSize.unspecified

    public init(content view: Content) {
        content = view
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    public var uiImage: UIImage? {
        Inert.note("ImageRenderer.uiImage")
        return nil
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    public var cgImage: CGImage? { uiImage?.cgImage }
}
