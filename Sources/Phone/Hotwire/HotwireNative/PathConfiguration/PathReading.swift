package import Foundation

/// A URL as a path configuration reads it: which rules match, and what they say together.
package struct PathReading {
    package struct Match {
        /// The rule's place among all rules, from 0.
        package let index: Int
        /// The first of its patterns that matches.
        package let pattern: String
        package let properties: PathProperties
    }

    /// The text that patterns are matched against: the path, with the query string when that counts.
    package let path: String
    package let matches: [Match]
    /// The properties of all matches. Later ones win.
    package let properties: PathProperties
}

extension PathConfiguration {
    /// The number of rules from its sources. Those for turbo-rails' redirects come behind them.
    package var sourceRuleCount: Int { rules.count - PathRule.historicalLocations.count }

    package func reading(of url: URL) -> PathReading {
        let path = matchedPath(of: url)
        let matches = rules.enumerated().compactMap { index, rule in
            rule.matchingPattern(path: path).map { PathReading.Match(index: index, pattern: $0, properties: rule.properties) }
        }
        return PathReading(path: path, matches: matches, properties: properties(for: path))
    }
}
