extension PathRule {
    /// The rules for turbo-rails' redirects that make an app go back, stay or reload.
    static var historicalLocations: [PathRule] {
        [
            historicalLocation("recede", presentation: .pop),
            historicalLocation("resume", presentation: .none),
            historicalLocation("refresh", presentation: .refresh),
        ]
    }

    private static func historicalLocation(_ name: String, presentation: Navigation.Presentation) -> PathRule {
        PathRule(
            patterns: ["/\(name)_historical_location"],
            properties: [
                "presentation": presentation.rawValue, "context": Navigation.Context.default.rawValue,
                "historical_location": true,
            ])
    }
}
