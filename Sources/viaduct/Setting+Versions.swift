import ViaductCommands
import ViaductProtocol

extension Setting {
    /// As a flag or a variable, it is the JSON of the object that stands in the file.
    static let versions = Setting(
        Flag(
            "versions", "JSON", standard: "{}",
            help: """
                Versions of the app that a page can ask for by ?viaduct_version=1.2, as JSON: \
                {"1.2": {"components": ["form"], "agent": "MyApp/1.2"}}. The page sees these components only, and its user agent begins so.
                """,
            allowed: "an object of versions", fault: { (fault(in: $0) as AppVersion.Fault?)?.text })
    ) { settings, texts in
        settings.versions = texts.last.flatMap { try? AppVersion.all(json: $0) } ?? []
    }

    private static func fault(in text: String) -> AppVersion.Fault? {
        do throws(AppVersion.Fault) {
            if !text.isEmpty { _ = try AppVersion.all(json: text) }
            return nil
        } catch {
            return error
        }
    }
}
