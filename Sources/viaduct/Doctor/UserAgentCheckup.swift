/// Checks the parts of a native app's user agent that a web app and its bridge library need.
struct UserAgentCheckup {
    let text: String
    /// The name of the checked user agent.
    let subject: String

    private static let cure = "Give the app the prefix only (userAgentPrefix, --user-agent-prefix), and let Viaduct write the rest."

    /// At least one; more than one only where something is wrong or odd.
    var findings: [Finding] {
        guard text.contains("Hotwire Native") || text.contains("Turbo Native") else {
            return [.problem(subject, "It has neither “Hotwire Native” nor “Turbo Native”: \(text).", cure: Self.cure, code: "VD-AGENT-1")]
        }
        return list + platforms
    }

    private var list: [Finding] {
        guard let match = text.firstMatch(of: #/bridge-components: \[([^\]]*)\]/#) else {
            return [
                .problem(
                    subject, "It has no “bridge-components: [names]”, so the library loads no component: \(text).", cure: Self.cure,
                    code: "VD-AGENT-2")
            ]
        }
        let names = match.1
        guard names.contains(where: { $0 != " " }) else {
            return [
                .problem(
                    subject, "It names no component, so the library loads none: \(text).", cure: "Register components in the app.",
                    code: "VD-AGENT-2")
            ]
        }
        if let comma = names.split(separator: " ").first(where: { $0.contains(",") }) {
            return [
                .problem(
                    subject, "“\(comma)” is one name for the library: spaces part the names.", cure: "Take the commas out of the list.",
                    code: "VD-AGENT-2")
            ]
        }
        return [.fine(subject, "It has bridge-components: [\(names)].")]
    }

    private var platforms: [Finding] {
        guard let platform = ["iOS", "Android"].first(where: { text.contains("Native \($0)") }) else {
            return [.hint(subject, "It names no platform.", cure: "An app says “Hotwire Native iOS” or “Hotwire Native Android”.")]
        }
        if platform == "iOS", text.contains("Native Android") {
            return [.hint(subject, "It names both iOS and Android.", cure: "An app has one of them.")]
        }
        if !text.contains("Turbo Native \(platform)") {
            return [.hint(subject, "It lacks “Turbo Native \(platform)”, for which older web apps look.", cure: Self.cure)]
        }
        if !text.contains("Hotwire Native \(platform)") {
            return [.hint(subject, "It lacks “Hotwire Native \(platform)”, as apps before Hotwire Native do.")]
        }
        return []
    }
}
