import ViaductApp
import ViaductCommands
import ViaductRelay

/// Tokens, and the identity of each.
extension Setting {
    static let identityParts: [Setting] = [
        Setting(
            Flag(
                "identities", "JSON", isSecret: true, standard: "{}",
                help: """
                    Rooms with a token each, as JSON: {"alice": "TOKEN", "bob": {"token": "TOKEN", "page-key": "KEY"}}. Everything \
                    then needs an identity. Prefer the configuration file or VIADUCT_IDENTITIES, since other users can read a command line.
                    """,
                allowed: "an object of rooms and tokens", fault: { fault(in: $0)?.text })
        ) { settings, texts in
            settings.identities = texts.last.flatMap { $0.isEmpty ? nil : try? Identities(json: $0) } ?? Identities()
        },
        Setting(
            Flag(
                settingSwitch: "insecure",
                help: "Let everybody in who reaches an address beyond this machine, without a token: for networks of your own only.")
        ) { settings, texts in settings.isInsecure = texts.last.map(Flag.isOn) ?? false },
    ]

    private static func fault(in text: String) -> Identities.Fault? {
        do throws(Identities.Fault) {
            if !text.isEmpty { _ = try Identities(json: text) }
            return nil
        } catch {
            return error
        }
    }
}
