/// The look of text fields.
@preconcurrency @MainActor public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = PrimitiveButtonStyleConfiguration.Label
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration.environment(\.textFieldStyle, nil) }
}

public typealias RoundedBorderTextFieldStyle = DefaultTextFieldStyle
public typealias PlainTextFieldStyle = DefaultTextFieldStyle

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { .init() }
    public static var plain: DefaultTextFieldStyle { .init() }
    public static var roundedBorder: DefaultTextFieldStyle { .init() }
}

extension View {
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldStyle, style is DefaultTextFieldStyle ? nil : style)
    }
}
