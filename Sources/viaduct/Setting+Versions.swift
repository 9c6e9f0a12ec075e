import Foundation
import ViaductCommands
import ViaductProtocol

extension Setting {
    static let contract = Setting(
        Flag(
            "contract", "FOLDER",
            help: """
                Warn of messages, replies and stubs that break the JSON Schemas of this folder, one a component, as viaduct contract \
                --out writes them (docs/contract.md). Empty for none.
                """,
            allowed: "a folder that can be read",
            allows: { $0.isEmpty || (try? FileManager.default.contentsOfDirectory(atPath: $0)) != nil })
    ) { settings, texts in settings.contract = texts.last.flatMap { $0.isEmpty ? nil : URL(filePath: $0).standardizedFileURL } }

    /// Takes the JSON of the file's object from a flag or a variable too.
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
