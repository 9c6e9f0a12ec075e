/// A button that opens the share sheet.
public struct ShareLink<Label: View>: PrimitiveView {
    let items: [Any]
    let label: Label

    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        items = [item]
        self.label = label()
    }

    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        items = [item]
        self.label = label()
    }

    func render(in context: RenderContext) -> [UIView] {
        weak let controller = context.renderer.controller
        let items = items
        return Button {
            controller?.present(
                UIActivityViewController(activityItems: items, applicationActivities: nil), animated: true)
        } label: {
            label
        }.rendered(in: context)
    }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item) { SwiftUI.Label("Share…", systemImage: "square.and.arrow.up") }
    }

    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item) { SwiftUI.Label("Share…", systemImage: "square.and.arrow.up") }
    }

    public init(_ titleKey: LocalizedStringKey, item: URL) {
        self.init(item: item) { SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up") }
    }
}
