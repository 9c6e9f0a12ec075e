import ViaductProtocol

@testable import ViaductRelay

/// The mask over secrets in recordings.
enum MaskProperties {
    static let targets = [
        FuzzTarget(
            "secret-mask",
            reads: ["SecretMask", "SecretMask+Text", "SecretMask+Markup", "MarkupTag", "CharacterReferences", "JSONWalk", "SecretControls"], mask),
        FuzzTarget("percent-encoding", reads: ["PercentEncoding"], percentEncoding),
    ]

    @MainActor private static func mask(_ bytes: [UInt8]) throws {
        let json = text(bytes)
        guard JSONText.isValid(json) else { return }
        let masked = SecretMask().masking(json)
        try expect(JSONText.isValid(masked), "masked, it is no JSON: \(masked)")
        var controls = SecretControls()
        try expect(JSONText.isValid(controls.masking(json)), "masked as an event, it is no JSON")
        // A plain member of the outermost object is the simplest secret.
        if let object = try? JSONObject(Array(masked.utf8)) {
            for (key, value) in object.all where key == "password" { try expect(value.string == SecretMask.mark, "the password is \(value.json)") }
        }
    }

    @MainActor private static func percentEncoding(_ bytes: [UInt8]) throws {
        let plain = text(bytes)
        try expect(PercentEncoding.decoded(PercentEncoding.encoded(plain)[...], isForm: false) == plain, "it is decoded as another")
        _ = PercentEncoding.decoded(bytes[...], isForm: true)
    }
}
