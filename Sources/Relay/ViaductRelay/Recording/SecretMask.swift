internal import ViaductProtocol

/// Replaces secrets in JSON text by `"[masked]"`: the values of keys whose names contain one of the mask's words, at any depth.
///
/// Strings are looked into too: `SecretMask+Text.swift`, `SecretMask+Markup.swift`. Whatever writes a recording masks by it.
package struct SecretMask: Sendable {
    /// The words that every recording masks, in any case and as a part of a key.
    package static let words = ["password", "token", "secret", "authorization", "csrf", "cookie", "card"]
    /// In place of a secret.
    package static let mark = "[masked]"
    /// Members of an event and its frame that name what they are about, such as the component `card:list`.
    private static let names: Set<String> = ["type", "kind", "id", "component", "event", "from"]
    /// The members of a message in a frame in an event.
    private static let deepestName = 3

    package let words: [String]

    /// - Parameter names: further words, in any case.
    package init(adding names: [String] = []) {
        self.init(words: Self.words + names.map { $0.lowercased() }.filter { !Self.words.contains($0) })
    }

    /// - Parameter words: all that it masks, in any case.
    package init(words: [String]) { self.words = words.map { $0.lowercased() }.filter { !$0.isEmpty } }

    /// Masks the secrets, in time proportional to the text.
    ///
    /// - Parameter json: one JSON value. Any other text is returned without a guarantee.
    package func masking(_ json: String) -> String { masking(json, level: 0) }

    /// Masks the secrets in a text, such as a URL or a header.
    package func masking(text: String) -> String { masking(text: text, level: 0) }

    /// Masks the secrets in an event of the trace, but for the names of what it is about.
    func masking(event: String) -> String { masking(event, level: 0, keepsNames: true) }

    /// - Parameter level: how many texts it is in: each is JSON in a string, percent-encoded, or an attribute's value.
    func masking(_ json: String, level: Int, keepsNames: Bool = false) -> String {
        let walk = JSONWalk(json)
        let secrets = json.contains(#""name""#) && json.contains(#""value""#) ? valuesOfPairs(walk) : []
        return walk.rewriting { value in
            guard value.key.map(isSecret) != true, !secrets.contains(value.start) else { return "\"\(Self.mark)\"" }
            guard let text = value.string else { return nil }
            if keepsNames, value.depth <= Self.deepestName, let key = value.key, Self.names.contains(key) { return nil }
            let masked = masking(text: text, level: level)
            return masked == text ? nil : JSONText.quoted(masked)
        }
    }

    /// Whether a value with this name is a secret.
    func isSecret(_ name: String) -> Bool {
        let name = name.lowercased()
        return words.contains { name.contains($0) }
    }

    /// The places of the secrets in pairs as form serialisers write them: `{"name":"password","value":"…"}`.
    private func valuesOfPairs(_ walk: JSONWalk) -> Set<Int> {
        Set(walk.objects(with: ["name", "value"]).compactMap { $0["name"]?.string.map(isSecret) == true ? $0["value"]?.start : nil })
    }
}
