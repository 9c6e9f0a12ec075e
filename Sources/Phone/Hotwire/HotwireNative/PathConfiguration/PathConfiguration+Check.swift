package import Foundation

extension PathConfiguration {
    /// A mistake in the JSON of a path configuration.
    package struct Invalid: Error, CustomStringConvertible {
        /// Without a full stop.
        package let description: String
        /// The code of its explanation.
        package let code: String
    }

    /// - Throws: `Invalid` for the first mistake.
    package static func check(_ data: Data) throws {
        do {
            let content = try JSONDecoder().decode(PathConfigurationContent.self, from: data)
            if let mistake = content.mistake { throw Invalid(description: mistake, code: "VD-PATHS-2") }
        } catch let error where !(error is Invalid) {
            throw Invalid(description: error.explanation(of: "the JSON"), code: "VD-PATHS-1")
        }
    }
}

extension PathConfigurationContent {
    /// The patterns that are no regular expressions; `nil` when all are.
    var mistake: String? {
        let places = rules.enumerated().flatMap { rule, content in
            content.compiled.enumerated().filter { !$1.isValid }.map { "rules[\(rule)].patterns[\($0)] “\($1.text.prefix(100))”" }
        }
        guard let first = places.first else { return nil }
        let others = places.count > 1 ? " and \(places.count - 1) more" : ""
        return
            "\(first)\(others) \(places.count > 1 ? "are no regular expressions, and match nothing" : "is no regular expression, and matches nothing")"
    }
}
