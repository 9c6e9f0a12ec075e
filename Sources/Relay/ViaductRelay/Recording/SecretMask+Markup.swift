/// Secrets in HTML: the `value` or `content` of an element with a secret's name, as of a hidden field, attributes with such a name, and
/// texts in other attributes.
extension SecretMask {
    private static let naming: Set<String> = ["name", "id", "property", "itemprop"], holding: Set<String> = ["value", "content"]

    /// Masks the secrets in the tags of a text, and by `maskingPairs` those between them.
    func maskingMarkup(_ text: [UInt8], level: Int) -> [UInt8] {
        var masked: [UInt8] = []
        masked.reserveCapacity(text.count)
        // The end of the last tag with attributes, and the place of the next look.
        var (written, index) = (0, 0)
        while let start = text[index...].firstIndex(of: UInt8(ascii: "<")) {
            guard let tag = MarkupTag(text, at: start) else {
                index = start + 1
                continue
            }
            index = tag.end
            // Words behind a smaller-than sign may be no tag.
            guard !tag.attributes.isEmpty else { continue }
            masked += maskingPairs(text[written..<start], level: level)
            written = start
            for (place, value) in replacements(in: tag, of: text, level: level) {
                masked += text[written..<place.lowerBound]
                masked += value
                written = place.upperBound
            }
            masked += text[written..<tag.end]
            written = tag.end
        }
        return masked + maskingPairs(text[written...], level: level)
    }

    /// The places of values to replace, in their order, with what they become.
    private func replacements(in tag: MarkupTag, of text: [UInt8], level: Int) -> [(place: Range<Int>, value: [UInt8])] {
        let pairs = tag.attributes.map { attribute in
            (attribute, name: Self.decoded(text[attribute.name]).lowercased(), value: Self.decoded(text[attribute.value]))
        }
        let isOfSecret = pairs.contains { pair in
            Self.naming.contains(pair.name) ? isSecret(pair.value) : pair.name == "type" && pair.value.lowercased() == "password"
        }
        return pairs.compactMap { attribute, name, value in
            guard !value.isEmpty else { return nil }
            if isSecret(name) || isOfSecret && Self.holding.contains(name) { return (attribute.value, Array(Self.mark.utf8)) }
            let masked = maskingInner(value, level: level)
            guard masked != value else { return nil }
            let encoded = CharacterReferences.encoded(masked)
            return (attribute.value, attribute.quote == nil ? [UInt8(ascii: "\"")] + encoded + [UInt8(ascii: "\"")] : encoded)
        }
    }

    private static func decoded(_ text: ArraySlice<UInt8>) -> String { CharacterReferences.decoded(text) }
}
