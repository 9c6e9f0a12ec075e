import Foundation

/// The settings of a JSON file, in which comments are allowed (JSON5).
enum ConfigurationFile {
    /// Is read when it is there and `--config` names no other.
    static let standardPath = "config/viaduct.json"

    private enum Value: Decodable {
        case texts([String])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let list = try? container.decode([String].self) {
                self = .texts(list)
            } else if let text = try? container.decode(String.self) {
                self = .texts([text])
            } else {
                let number = try container.decode(Double.self)
                self = .texts([Int(exactly: number).map(String.init) ?? String(number)])
            }
        }

        var texts: [String] {
            switch self {
            case .texts(let texts): texts
            }
        }
    }

    /// - Returns: the texts of each setting, by its name.
    static func read(_ path: String) throws(UsageError) -> [String: [String]] {
        let values: [String: Value]
        do {
            let decoder = JSONDecoder()
            decoder.allowsJSON5 = true
            values = try decoder.decode([String: Value].self, from: Data(contentsOf: URL(filePath: path)))
        } catch let error as DecodingError {
            throw UsageError("The configuration file \(path) cannot be understood: \(error.sentence)")
        } catch {
            throw UsageError("The configuration file \(path) cannot be read.")
        }
        let names = Setting.all.map(\.name)
        for name in values.keys.sorted() where !names.contains(name) {
            throw UsageError(
                "The configuration file \(path) has the unknown setting “\(name)”. There are \(names.joined(separator: ", "))."
            )
        }
        return values.mapValues(\.texts)
    }
}

extension DecodingError {
    fileprivate var sentence: String {
        switch self {
        case .dataCorrupted(let context):
            (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String
                ?? context.debugDescription
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context):
            "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” has to be a text, a number or a list of texts."
        @unknown default: localizedDescription
        }
    }
}
