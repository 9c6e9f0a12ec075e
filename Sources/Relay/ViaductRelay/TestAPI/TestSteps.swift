internal import ViaductProtocol

/// The calls of a test, for its report. The newest stay.
struct TestSteps {
    private static let maximum = 500
    /// In bytes: larger parameters are left out.
    private static let longest = 4096
    /// What a person would type or answer may be a secret that no key names.
    private static let hidden = ["type": "text", "answer": "value"]

    private static let mask = SecretMask(adding: [])

    private var steps = Queue<String>()

    /// - Parameters:
    ///   - parameters: a JSON object.
    ///   - start: in milliseconds since 1970, as `end`.
    ///   - error: the sentence of a call that failed.
    mutating func add(_ verb: String, _ parameters: [UInt8], from start: Int, to end: Int, error: String?) {
        var members = [("verb", JSONText.quoted(verb)), ("start", "\(start)"), ("end", "\(end)")]
        if let given = Self.shown(parameters, of: verb) { members.append(("parameters", given)) }
        if let error { members.append(("error", JSONText.quoted(Self.mask.masking(text: error)))) }
        steps.append("{\(members.map { "\"\($0)\":\($1)" }.joined(separator: ","))}")
        if steps.count > Self.maximum { steps.popFirst() }
    }

    /// An array in JSON, the oldest first. Secrets are masked.
    var json: String { "[\((0..<steps.count).map { steps[$0] }.joined(separator: ","))]" }

    private static func shown(_ parameters: [UInt8], of verb: String) -> String? {
        guard parameters.count <= longest, let object = try? JSONObject(parameters) else { return nil }
        let members = object.all.map { key, value in
            "\(JSONText.quoted(key)):\(key == hidden[verb] && value.string != nil ? JSONText.quoted(SecretMask.mark) : value.json)"
        }
        return mask.masking("{\(members.joined(separator: ","))}")
    }
}
