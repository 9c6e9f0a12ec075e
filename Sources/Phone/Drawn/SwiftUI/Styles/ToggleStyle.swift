/// The look of toggles.
@preconcurrency @MainActor public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
    public typealias Label = PrimitiveButtonStyleConfiguration.Label

    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool { false }
}

/// UIKit's switch, for every built-in style.
public struct DefaultToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Toggle(isOn: configuration.$isOn) { configuration.label }.environment(\.toggleStyle, nil)
    }
}

public typealias SwitchToggleStyle = DefaultToggleStyle
public typealias ButtonToggleStyle = DefaultToggleStyle

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { .init() }
    public static var `switch`: DefaultToggleStyle { .init() }
    public static var button: DefaultToggleStyle { .init() }
}

extension View {
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.toggleStyle, style is DefaultToggleStyle ? nil : style)
    }
}

extension DefaultToggleStyle {
    public init(tint: Color) {}
}
