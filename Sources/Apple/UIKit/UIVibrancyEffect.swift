/// Lets what is behind a view shine through.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) {
        super.init()
    }
}
