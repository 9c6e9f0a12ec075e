extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        changingEnvironment { $0[keyPath: keyPath] = value }
    }

    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        changingEnvironment { $0.set(object) }
    }

    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        changingEnvironment { $0.set(object) }
    }

    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        changingEnvironment { transform(&$0[keyPath: keyPath]) }
    }

    public func disabled(_ disabled: Bool) -> some View { changingEnvironment { if disabled { $0.isEnabled = false } } }
    public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        changingEnvironment { values in values.tint = tint.map { Color($0.resolve(in: values)) } }
    }
    public func accentColor(_ accentColor: Color?) -> some View { environment(\.tint, accentColor) }
    public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        environment(\.submit, action)
    }
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textContentType, textContentType)
    }
    public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        beforehand { context in
            context.renderer.controller?.overrideUserInterfaceStyle =
                colorScheme == .dark ? .dark : colorScheme == .light ? .light : .unspecified
        }
    }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

    public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}

@available(*, deprecated, message: "no effect")
extension View {
    // The app's own views can read these values. They do not change the drawing.
    public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection)
        -> some View
    { noting("View.environment(_:_:) of a LayoutDirection") { $0[keyPath: keyPath] = value } }
    public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, ContentSizeCategory>, _ value: ContentSizeCategory)
        -> some View
    { noting("View.environment(_:_:) of a ContentSizeCategory") { $0[keyPath: keyPath] = value } }
    public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, LegibilityWeight?>, _ value: LegibilityWeight?)
        -> some View
    { noting("View.environment(_:_:) of a LegibilityWeight") { $0[keyPath: keyPath] = value } }
    public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, RedactionReasons>, _ value: RedactionReasons)
        -> some View
    { noting("View.environment(_:_:) of a RedactionReasons") { $0[keyPath: keyPath] = value } }
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { inert() }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { inert() }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { inert() }
    public func disableAutocorrection(_ disable: Bool?) -> some View { inert() }
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { inert() }
    public func datePickerStyle(_ style: DatePickerStyle) -> some View { inert() }
    public func menuStyle(_ style: MenuStyle) -> some View { inert() }
    /// Only the page moves the focus; the binding has no effect.
    public func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { inert() }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { inert() }
}

extension View {
    fileprivate func noting(_ name: String, _ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        Inert.note(name)
        return changingEnvironment(change)
    }
}

/// A view that loses its state when its id changes.
private struct IdentifiedView<Content: View>: PrimitiveView {
    let content: Content
    let id: AnyHashable

    func render(in context: RenderContext) -> [UIView] { content.rendered(in: context, at: id) }
}

public struct SubmitTriggers: OptionSet, Sendable {
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let send = SubmitLabel()
    public static let join = SubmitLabel()
    public static let search = SubmitLabel()
    public static let `return` = SubmitLabel()
    public static let next = SubmitLabel()
    public static let `continue` = SubmitLabel()
}

public struct TextInputAutocapitalization: Sendable {
    public static let never = TextInputAutocapitalization()
    public static let words = TextInputAutocapitalization()
    public static let sentences = TextInputAutocapitalization()
    public static let characters = TextInputAutocapitalization()
}

public struct DatePickerStyle: Sendable {
    public static let automatic = DatePickerStyle()
    public static let compact = DatePickerStyle()
    public static let graphical = DatePickerStyle()
    public static let wheel = DatePickerStyle()
}

public struct MenuStyle: Sendable {
    public static let automatic = MenuStyle()
    public static let button = MenuStyle()
    public static let borderlessButton = MenuStyle()
}
