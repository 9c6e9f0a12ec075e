/// An animation of a symbol. It is not drawn.
public protocol SymbolEffect: Sendable {}
public protocol DiscreteSymbolEffect: SymbolEffect {}
public protocol IndefiniteSymbolEffect: SymbolEffect {}
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The type of all effects here. Each has the variants of all the others.
public struct AnySymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, ContentTransitionSymbolEffect {
    public init() {}
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var iterative: Self { self }
    public var cumulative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var pulse: Self { self }
    public var plain: Self { self }
    public var upUp: Self { self }
    public var downUp: Self { self }
    public var offUp: Self { self }
    public func magic(fallback: some SymbolEffect) -> Self { self }
}

extension SymbolEffect where Self == AnySymbolEffect {
    public static var bounce: Self { Self() }
    public static var pulse: Self { Self() }
    public static var variableColor: Self { Self() }
    public static var scale: Self { Self() }
    public static var appear: Self { Self() }
    public static var disappear: Self { Self() }
    public static var replace: Self { Self() }
    public static var wiggle: Self { Self() }
    public static var rotate: Self { Self() }
    public static var breathe: Self { Self() }
    public static var drawOn: Self { Self() }
    public static var drawOff: Self { Self() }
    public static var automatic: Self { Self() }
}

public struct SymbolEffectOptions: Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }

    public struct RepeatBehavior: Sendable {
        public static let continuous = RepeatBehavior()
        public static let periodic = RepeatBehavior()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
    }
}

extension UIImageView {
    @available(*, deprecated, message: "no effect")
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) { inert(self) }
    public func removeSymbolEffect(ofType effect: some SymbolEffect) {}
    public func removeAllSymbolEffects() {}

    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
    ) {
        self.image = image
    }
}

extension UIBarButtonItem {
    @available(*, deprecated, message: "no effect")
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) { inert(self) }
    public func removeSymbolEffect(ofType effect: some SymbolEffect) {}
    public func removeAllSymbolEffects() {}

    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
    ) {
        self.image = image
    }
}
