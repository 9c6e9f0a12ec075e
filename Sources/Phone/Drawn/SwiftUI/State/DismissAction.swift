/// Dismisses the screen that a view is on.
public struct DismissAction {
    let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    @preconcurrency @MainActor public func callAsFunction() { action() }
}

public struct PresentationMode {
    public let isPresented: Bool
    let action: DismissAction

    @preconcurrency @MainActor public mutating func dismiss() { action() }
}
