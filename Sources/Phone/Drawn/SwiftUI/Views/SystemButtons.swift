/// Turns editing on and off.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    public init() {}

    public var body: some View {
        Button(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
            editMode?.wrappedValue = editMode?.wrappedValue.isEditing == true ? .inactive : .active
        }
    }
}

/// A button that pastes the clipboard's content.
public struct PasteButton: View {
    private let paste: () -> Void

    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        paste = { onPaste([UIPasteboard.general.string as? T].compactMap { $0 }) }
    }

    public var body: some View { Button("Paste") { paste() } }
}

public struct RenameButton: View {
    @available(*, deprecated, message: "no effect") public init() { UIKit.inert(RenameButton.self) }

    public var body: some View { Button("Rename") {} }
}

/// A colour picker. The page shows the colour but cannot change it.
public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let label: Label

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
    }

    public var body: some View {
        HStack {
            label
            Spacer()
            Circle().fill(selection.wrappedValue).frame(width: 28, height: 28)
        }
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
}
