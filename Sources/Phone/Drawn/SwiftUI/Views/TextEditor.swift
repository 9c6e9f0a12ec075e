/// A text field of several lines.
public struct TextEditor: PrimitiveView {
    let text: Binding<String>

    public init(text: Binding<String>) {
        self.text = text
    }

    func render(in context: RenderContext) -> [UIView] {
        let change = context.action("change") { text.wrappedValue = $0 }
        let delegate = context.node.value("delegate") { EditorDelegate() }
        delegate.change = { change($0) }
        let view = context.view { () -> UITextView in
            let view = UITextView()
            view.delegate = delegate
            return view
        }
        if view.text != text.wrappedValue { view.text = text.wrappedValue }
        view.isEditable = context.environment.isEnabled
        return [view]
    }
}

private final class EditorDelegate: NSObject, UITextViewDelegate {
    var change: (String) -> Void = { _ in }

    func textViewDidChange(_ textView: UITextView) { change(textView.text ?? "") }
}
