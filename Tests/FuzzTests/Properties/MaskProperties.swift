@testable import ViaductProtocol
@testable import ViaductRelay

/// The mask over secrets in recordings.
enum MaskProperties {
    static let targets = [
        FuzzTarget(
            "secret-mask",
            reads: ["SecretMask", "SecretMask+Text", "SecretMask+Markup", "MarkupTag", "JSONWalk", "SecretControls", "RecordingLines"], mask),
        FuzzTarget("percent-encoding", reads: ["PercentEncoding", "CharacterReferences"], encodings),
    ]

    @MainActor private static func mask(_ bytes: [UInt8]) throws {
        let json = text(bytes)
        guard JSONText.isValid(json) else { return }
        let masked = SecretMask().masking(json)
        try expect(JSONText.isValid(masked), "masked, it is no JSON: \(masked)")
        var lines = RecordingLines(mask: SecretMask())
        try expect(JSONText.isValid(lines.line(of: json)), "as a recording's line, it is no JSON")
        // A plain member of the outermost object is the simplest secret.
        if let object = try? JSONObject(Array(masked.utf8)) {
            for (key, value) in object.all where key == "password" { try expect(value.string == SecretMask.mark, "the password is \(value.json)") }
        }
    }

    @MainActor private static func encodings(_ bytes: [UInt8]) throws {
        let plain = text(bytes)
        try expect(PercentEncoding.decoded(PercentEncoding.encoded(plain)[...], isForm: false) == plain, "it is decoded as another")
        _ = PercentEncoding.decoded(bytes[...], isForm: true)
        try expect(CharacterReferences.decoded(CharacterReferences.encoded(plain)[...]) == plain, "in markup, it is decoded as another")
        _ = CharacterReferences.decoded(bytes[...])
    }
}
