extension Int {
    /// The nearest `Int`, and 0 for NaN. `Int(_:)` would end the process for a number out of range and for NaN.
    package init(nearest number: Double) {
        let whole = number.rounded(.towardZero)
        self = Int(exactly: whole) ?? (whole.isNaN ? 0 : whole < 0 ? .min : .max)
    }
}

extension Duration {
    /// A time to wait, at most a hundred years: `seconds(_:)` would end the process for a value out of range.
    package static func wait(seconds: Double) -> Duration {
        seconds > 0 ? .seconds(min(seconds, 3_153_600_000)) : .zero
    }
}
