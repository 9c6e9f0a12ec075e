/// A view that changes the look of the content behind it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    @available(*, deprecated, message: "no effect") open var effect: UIVisualEffect? { didSet { inert(self) } }
    public let contentView: UIView
    @available(*, deprecated, message: "no effect")
    open var cornerConfiguration = UICornerConfiguration.corners(radius: 0) { didSet { inert(self) } }

    @available(*, deprecated, message: "no effect")
    public init(effect: UIVisualEffect?) {
        inert(UIVisualEffectView.self)
        self.effect = effect
        contentView = UIView()
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        contentView = UIView()
        super.init(coder: coder)
        addSubview(contentView)
    }
}

/// An effect on the content behind a view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
    public override init() { super.init() }
}

/// Blurs the content behind a view.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light, dark
        case regular = 4
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
        case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    package let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// Lets the content behind a view shine through.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        super.init()
    }

    public init(blurEffect: UIBlurEffect) {
        super.init()
    }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// iOS 26's glass. It is not drawn.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case regular = 0
        case clear
    }

    open var isInteractive = false
    open var tintColor: UIColor?

    public override init() { super.init() }
    public init(style: Style) { super.init() }
}

@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
    open var spacing: CGFloat = 0
}
