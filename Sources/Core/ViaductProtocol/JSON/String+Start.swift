extension String {
    /// The first `count` Unicode scalars of a text that a peer has chosen, with “…” behind them if there are more.
    ///
    /// `prefix` would count graphemes, and one of those may have a million bytes.
    public func start(_ count: Int = 40) -> String {
        let scalars = unicodeScalars.prefix(count + 1)
        return scalars.count > count ? String(String.UnicodeScalarView(scalars.dropLast())) + "…" : self
    }
}
