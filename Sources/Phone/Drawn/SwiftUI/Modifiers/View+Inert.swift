extension View {
    /// Tells that a modifier changes nothing in a browser.
    package func inert(_ modifier: String = #function) -> Self { Inert.note("View.\(modifier)", returning: self) }
}
