import Foundation

/// A schema that the server serves.
enum SchemaFile {
    struct Missing: Error {
        let what: String
    }

    static func read(_ name: String) throws -> [String: Any] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
        let data = try Data(contentsOf: root.appending(path: "public/viaduct/schema/\(name)"))
        guard let schema = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw Missing(what: name) }
        return schema
    }
}
