/// A SwiftUI view as the content of a cell.
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func makeContentView() -> any UIView & UIContentView { HostingView(self, UIHostingController(rootView: content)) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
    @available(*, deprecated, message: "no effect")
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { inert(self) }
    @available(*, deprecated, message: "no effect")
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { inert(self) }
    @available(*, deprecated, message: "no effect") public func background<S: ShapeStyle>(_ style: S) -> Self { inert(self) }
    @available(*, deprecated, message: "no effect")
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { inert(self) }

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

/// Renders a view as an image. There is never an image here.
@preconcurrency @MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content
    public var scale: CGFloat = 1
    public var isOpaque = false
    public var proposedSize = ProposedViewSize.unspecified

    public init(content view: Content) {
        content = view
    }

    @available(*, deprecated, message: "no effect")
    public var uiImage: UIImage? {
        inert(self)
        return nil
    }

    @available(*, deprecated, message: "no effect") public var cgImage: CGImage? { uiImage?.cgImage }
}
