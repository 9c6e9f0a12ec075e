import Foundation

/// The content of a path configuration's JSON.
struct PathConfigurationContent: Decodable {
    let settings: [String: AnyHashable]
    let rules: [PathRule]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        settings = try container.decodeIfPresent([String: HashableJSON].self, forKey: .settings)?.values ?? [:]
        rules = try container.decode([Rule].self, forKey: .rules).map {
            PathRule(patterns: $0.patterns, properties: $0.properties.values)
        }
    }

    private enum Key: CodingKey {
        case settings, rules
    }

    private struct Rule: Decodable {
        let patterns: [String]
        let properties: [String: HashableJSON]
    }
}
