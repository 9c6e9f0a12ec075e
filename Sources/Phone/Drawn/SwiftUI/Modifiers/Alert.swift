/// An alert, in the older API.
@preconcurrency @MainActor public struct Alert {
    public struct Button {
        let title: Text
        let role: ButtonRole?
        let action: @MainActor () -> Void

        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(title: label, role: nil, action: action ?? {})
        }
        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(title: label, role: .cancel, action: action ?? {})
        }
        public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }
        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(title: label, role: .destructive, action: action ?? {})
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
    }

    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    var actions: some View { DialogButtons(buttons: buttons) }
}

/// An action sheet, in the older API.
@preconcurrency @MainActor public struct ActionSheet {
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    var actions: some View { DialogButtons(buttons: buttons) }
}

private struct DialogButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            SwiftUI.Button(role: button.role, action: button.action) { button.title }
        }
    }
}
