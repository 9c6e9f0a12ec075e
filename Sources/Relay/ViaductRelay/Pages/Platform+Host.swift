internal import ViaductProtocol

extension Platform {
    /// The phone that a host stands for, whatever its browser has chosen: `ios.localhost`, `android.shop.example.test:4000`.
    ///
    /// - Parameter authority: the `Host` header.
    /// - Returns: `nil` for any other host.
    init?(authority: String?) {
        let labels = authority.map(WebOrigin.name)?.split(separator: ".", maxSplits: 1) ?? []
        guard labels.count == 2 else { return nil }
        self.init(rawValue: String(labels[0]))
    }
}
