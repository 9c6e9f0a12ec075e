/// The look of labels.
@preconcurrency @MainActor public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
    public typealias Title = PrimitiveButtonStyleConfiguration.Label
    public typealias Icon = PrimitiveButtonStyleConfiguration.Label

    public let title: Title
    public let icon: Icon
}

enum LabelStyleKind: Sendable {
    case automatic, titleOnly, iconOnly, titleAndIcon
}

/// The styles that a label draws itself.
public struct DefaultLabelStyle: LabelStyle, Sendable {
    var kind = LabelStyleKind.automatic

    public init() {}

    init(kind: LabelStyleKind) {
        self.kind = kind
    }

    public func makeBody(configuration: Configuration) -> some View {
        Label {
            configuration.title
        } icon: {
            configuration.icon
        }.labelStyle(self)
    }
}

public typealias TitleAndIconLabelStyle = DefaultLabelStyle
public typealias TitleOnlyLabelStyle = NamedLabelStyle.TitleOnly
public typealias IconOnlyLabelStyle = NamedLabelStyle.IconOnly

/// The styles by their older names.
public enum NamedLabelStyle {
    public struct TitleOnly: LabelStyle {
        public init() {}
        public func makeBody(configuration: Configuration) -> some View { configuration.title }
    }

    public struct IconOnly: LabelStyle {
        public init() {}
        public func makeBody(configuration: Configuration) -> some View { configuration.icon }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { .init() }
    public static var titleOnly: DefaultLabelStyle { .init(kind: .titleOnly) }
    public static var iconOnly: DefaultLabelStyle { .init(kind: .iconOnly) }
    public static var titleAndIcon: DefaultLabelStyle { .init(kind: .titleAndIcon) }
}

extension View {
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        changingEnvironment { values in
            let own = style as? DefaultLabelStyle
            values.labelStyle = own?.kind ?? .automatic
            values.customLabelStyle = own == nil ? style : nil
        }
    }
}
