extension Int {
    /// The nearest whole number that there is, and 0 for what is no number. `Int(_:)` ends the process for both.
    package init(nearest number: Double) {
        let whole = number.rounded(.towardZero)
        self = Int(exactly: whole) ?? (whole.isNaN ? 0 : whole < 0 ? .min : .max)
    }
}

extension Duration {
    /// A time to wait: at most a hundred years, since `seconds(_:)` ends the process for what it cannot hold.
    package static func wait(seconds: Double) -> Duration {
        seconds > 0 ? .seconds(min(seconds, 3_153_600_000)) : .zero
    }
}
