package import Foundation

/// A path configuration's result for a URL: the matching rules and their merged properties.
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
    /// The number of rules from its sources. The rules for turbo-rails' redirects follow them.
    package var sourceRuleCount: Int { rules.count - PathRule.historicalLocations.count }

    package func reading(of url: URL) -> PathReading { reading(of: matchedPath(of: url)) }

    /// - Parameters:
    ///   - address: as the page writes it. Android's patterns see also what no `URL` may have, such as `[`.
    ///   - url: the same for iOS.
    package func reading(at address: String, as url: URL) -> PathReading {
        followsAndroid ? reading(of: URL.rawPath(of: address)) : reading(of: url)
    }

    func reading(of path: String) -> PathReading {
        // An app may call this on any thread.
        guard Thread.isMainThread else { return read(path) }
        if let lastReading, lastReading.path == path { return lastReading }
        let reading = read(path)
        lastReading = reading
        return reading
    }

    private func read(_ path: String) -> PathReading {
        tellIfTooLong(path)
        var matching = PathMatching(path)
        let matches = matchedRules.enumerated().compactMap { index, rule in
            rule.matchingPattern(&matching).map {
                PathReading.Match(index: index, pattern: $0, properties: rule.properties)
            }
        }
        let properties = matches.reduce(into: PathProperties()) { $0.merge($1.properties) { _, later in later } }
        return PathReading(path: path, matches: matches, properties: followsAndroid ? properties.onAndroid : properties)
    }
}
