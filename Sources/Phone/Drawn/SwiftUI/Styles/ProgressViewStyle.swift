/// The look of progress views.
@preconcurrency @MainActor public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
    public typealias Label = PrimitiveButtonStyleConfiguration.Label
    public typealias CurrentValueLabel = PrimitiveButtonStyleConfiguration.Label

    /// `nil` while it is not known.
    public let fractionCompleted: Double?
    public let label: Label?
    public let currentValueLabel: CurrentValueLabel?
}

/// A bar, or a spinner when the progress is unknown.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}
    public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(value: configuration.fractionCompleted) { configuration.label }
            .environment(\.progressViewStyle, nil)
    }
}

public typealias LinearProgressViewStyle = DefaultProgressViewStyle
public typealias CircularProgressViewStyle = DefaultProgressViewStyle

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { .init() }
    public static var linear: DefaultProgressViewStyle { .init() }
    public static var circular: DefaultProgressViewStyle { .init() }
}

extension View {
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\.progressViewStyle, style is DefaultProgressViewStyle ? nil : style)
    }
}
