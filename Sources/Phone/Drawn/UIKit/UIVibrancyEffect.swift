/// Lets what is behind a view shine through.
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
