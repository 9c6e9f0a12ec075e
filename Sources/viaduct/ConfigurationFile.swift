import Foundation
import LWS
import ViaductCommands
import ViaductProtocol

/// The settings of a JSON file, in which comments are allowed (JSON5).
struct ConfigurationFile {
    /// The file that is read when it exists and `--config` names no other.
    static let standardPath = "config/viaduct.json"

    /// The texts of each setting, by its name.
    let values: [String: [String]]
    /// `FILE:LINE:COLUMN` of each value, by the setting's name.
    let places: [String: String]

    init(_ path: String) throws(UsageError) {
        var text = ConfigurationText(try Self.contents(of: path))
        func place(_ index: Int) -> String {
            let place = text.place(of: index)
            return "\(path):\(place.line):\(place.column)"
        }
        let settings: [String: (texts: [String], index: Int)]
        do throws(ConfigurationText.Failure) {
            settings = try text.settings()
        } catch {
            throw UsageError("\(place(error.index)): The configuration file cannot be understood: \(error.text).")
        }
        let names = Setting.all.map(\.name)
        if let (name, unknown) = settings.filter({ !names.contains($0.key) }).min(by: { $0.key < $1.key }) {
            let cure =
                Suggestion.nearest(to: name, among: names).map { "Did you mean “\($0)”?" }
                ?? "There are \(names.joined(separator: ", "))."
            throw UsageError("\(place(unknown.index)): The configuration file has the unknown setting “\(name)”. \(cure)")
        }
        values = settings.mapValues(\.texts)
        places = settings.mapValues { place($0.index) }
    }

    /// A file with every setting at its default, for `viaduct config`.
    static var sample: String {
        let settings = Setting.all.map { setting in
            let value: String =
                if setting.option.isList {
                    setting.option.standard.isEmpty ? "[]" : "[\"\(setting.option.standard)\"]"
                } else {
                    Int(setting.option.standard) == nil && setting.option.standard != "{}"
                        ? "\"\(setting.option.standard)\"" : setting.option.standard
                }
            return "\(setting.option.help.wrapped(to: 120, indentation: "  // "))\n  \"\(setting.name)\": \(value)"
        }
        return """
            // Every setting of Viaduct, at its default. Flags and VIADUCT_… variables count before this file.
            {
            \(settings.joined(separator: ",\n\n"))
            }
            """
    }

    private static func contents(of path: String) throws(UsageError) -> String {
        do {
            return String(decoding: [UInt8](try Data(contentsOf: URL(filePath: path))).streamSafeJSON, as: UTF8.self)
        } catch {
            if (error as? CocoaError)?.code == .fileReadNoSuchFile {
                throw UsageError("There is no configuration file \(path). Write one: viaduct config > \(path)")
            }
            let cause = (error as? CocoaError)?.underlying as? POSIXError
            let reason = cause.map { SystemError($0.code.rawValue).text } ?? "\(error)"
            throw UsageError("The configuration file \(path) cannot be read: \(reason).")
        }
    }
}
