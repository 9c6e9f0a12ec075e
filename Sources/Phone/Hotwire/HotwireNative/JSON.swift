import Foundation

/// Arguments for scripts.
enum JSON {
    static func text(of value: some Encodable) throws -> String {
        String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// Encodes a message. Its data is inserted unchanged.
    static func text(of message: Message) throws -> String {
        let members = [("id", message.id), ("component", message.component), ("event", message.event)]
        let texts = try members.map { "\"\($0.0)\":\(try text(of: $0.1))" }
        return "{\(texts.joined(separator: ",")),\"data\":\(message.jsonData)}"
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return encoder
    }
}
