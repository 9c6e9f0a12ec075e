/// The look and behaviour of buttons.
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look of buttons.
@preconcurrency @MainActor public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
    public struct Label: PrimitiveView {
        let view: AnyView

        func render(in context: RenderContext) -> [UIView] { view.rendered(in: context) }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    @preconcurrency @MainActor public func trigger() { action() }
}

public struct ButtonStyleConfiguration {
    public typealias Label = PrimitiveButtonStyleConfiguration.Label

    public let role: ButtonRole?
    public let label: Label
    public var isPressed: Bool { false }
}

extension PrimitiveButtonStyle {
    @MainActor fileprivate func custom(_ configuration: Configuration, in context: RenderContext) -> [UIView] {
        makeBody(configuration: configuration).rendered(in: context)
    }
}

extension PrimitiveButtonStyle {
    @MainActor func rendered(_ configuration: Configuration, in context: RenderContext) -> [UIView] {
        (self as? DefaultButtonStyle)?.button(configuration, in: context)
            ?? (self as? any StyleAdapter)?.adapted(configuration, in: context) ?? custom(configuration, in: context)
    }
}

/// The styles that UIKit has.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    enum Kind: Sendable {
        case automatic, plain, borderless, bordered, prominent, link
    }

    let kind: Kind

    static let automatic = DefaultButtonStyle(kind: .automatic)

    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }

    @MainActor func button(_ configuration: Configuration, in context: RenderContext) -> [UIView] {
        let label = configuration.label.rendered(in: context.with { $0.font = $0.font ?? .body }, at: "label")
        let action = context.action("tap") { (_: Void) in configuration.action() }
        guard let face = ButtonFace(label) else {
            return [context.tappable(label, name: "whole") { action(()) }]
        }
        let button = context.view { () -> UIButton in
            let button = UIButton(type: .system)
            button.addAction(UIAction { _ in action(()) }, for: .primaryActionTriggered)
            return button
        }
        button.isEnabled = context.environment.isEnabled
        button.role = configuration.role == .destructive ? .destructive : configuration.role == .cancel ? .cancel : .normal
        button.accessibilityLabel = face.spoken
        var look = uiConfiguration
        look.title = face.title
        look.image = face.image
        if context.environment.controlSize == .large { look.buttonSize = .large }
        let tint = context.environment.tint?.uiColor
        if configuration.role == .destructive {
            if kind == .prominent { look.baseBackgroundColor = .systemRed } else { look.baseForegroundColor = .systemRed }
        } else if kind == .prominent {
            look.baseBackgroundColor = tint
            look.baseForegroundColor = face.color
        } else {
            look.baseForegroundColor = face.color ?? (kind == .plain ? .label : tint)
        }
        button.configuration = look
        button.wantsWidth = label.contains(where: \.wantsWidth)
        return [button]
    }

    @MainActor private var uiConfiguration: UIButton.Configuration {
        switch kind {
        case .automatic, .plain, .borderless, .link: .plain()
        case .bordered: .gray()
        case .prominent: .filled()
        }
    }
}

/// Adapts a style that only defines a button's look.
@MainActor private protocol StyleAdapter {
    func adapted(_ configuration: PrimitiveButtonStyleConfiguration, in context: RenderContext) -> [UIView]
}

struct CustomButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle, StyleAdapter {
    let style: Style

    func makeBody(configuration: Configuration) -> some View { configuration.label }

    fileprivate func adapted(
        _ configuration: PrimitiveButtonStyleConfiguration, in context: RenderContext
    ) -> [UIView] {
        let views = style.makeBody(configuration: .init(role: configuration.role, label: configuration.label))
            .rendered(in: context, at: "style")
        let action = context.action("tap") { (_: Void) in configuration.action() }
        return [context.tappable(views, name: "style") { action(()) }]
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { .init(kind: .automatic) }
    public static var plain: DefaultButtonStyle { .init(kind: .plain) }
    public static var borderless: DefaultButtonStyle { .init(kind: .borderless) }
    public static var bordered: DefaultButtonStyle { .init(kind: .bordered) }
    public static var borderedProminent: DefaultButtonStyle { .init(kind: .prominent) }
    public static var glass: DefaultButtonStyle { .init(kind: .bordered) }
    public static var glassProminent: DefaultButtonStyle { .init(kind: .prominent) }
}

public typealias PlainButtonStyle = NamedButtonStyle.Plain
public typealias BorderlessButtonStyle = NamedButtonStyle.Borderless
public typealias BorderedButtonStyle = NamedButtonStyle.Bordered
public typealias BorderedProminentButtonStyle = NamedButtonStyle.Prominent

/// The styles by their older names.
public enum NamedButtonStyle {
    public struct Plain: PrimitiveButtonStyle {
        public init() {}
        public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(.plain) }
    }

    public struct Borderless: PrimitiveButtonStyle {
        public init() {}
        public func makeBody(configuration: Configuration) -> some View {
            Button(configuration).buttonStyle(.borderless)
        }
    }

    public struct Bordered: PrimitiveButtonStyle {
        public init() {}
        public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(.bordered) }
    }

    public struct Prominent: PrimitiveButtonStyle {
        public init() {}
        public func makeBody(configuration: Configuration) -> some View {
            Button(configuration).buttonStyle(.borderedProminent)
        }
    }
}

extension View {
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { environment(\.buttonStyle, style) }

    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, CustomButtonStyle(style: style))
    }

}

@available(*, deprecated, message: "no effect")
extension View {
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { inert() }
}

public enum ButtonBorderShape: Hashable, Sendable {
    case automatic, capsule, roundedRectangle, circle
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}
