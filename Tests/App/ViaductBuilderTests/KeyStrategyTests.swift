import Foundation
import Testing

@testable import ViaductBuilder

/// Keys of JSON as the app's decoder and encoder change them.
@Suite struct KeyStrategyTests {
    private struct Key: Decodable {
        let name: String

        init(from decoder: any Decoder) throws { name = try decoder.container(keyedBy: AnyKey.self).allKeys.first?.stringValue ?? "" }
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private func strategy(_ texts: String...) -> KeyStrategy {
        KeyStrategy(of: "jsonDecoder", "keyDecodingStrategy", in: texts.map { SwiftText(path: "a.swift", text: $0) })
    }

    @Test(arguments: ["submit_title", "submitTitle", "_submit_title_", "image_url", "imageURL", "a__b", "___", "Ab_Cd", "a_", "x2_y"])
    func `a key is decoded as Foundation decodes it`(key: String) throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        #expect(KeyStrategy.snakeCase.decoded(key) == (try decoder.decode(Key.self, from: Data(#"{"\#(key)":1}"#.utf8))).name)
    }

    @Test(arguments: ["submitTitle", "imageURL", "imageURLFile", "a", "URL", "aB", "_titleOf_", "x2Y", "submit_title"])
    func `a key is encoded as Foundation encodes it`(key: String) throws {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        let json = String(decoding: try encoder.encode(Pair(key: key)), as: UTF8.self)
        #expect(json == #"{"\#(KeyStrategy.snakeCase.encoded(key))":1}"#)
    }

    private struct Pair: Encodable {
        let key: String

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: AnyKey.self)
            try container.encode(1, forKey: AnyKey(stringValue: key))
        }
    }

    @Test func `a key that the decoder makes of no other is never found`() {
        #expect(KeyStrategy.snakeCase.decodable("submitTitle") == ["submit_title", "submitTitle"])
        #expect(KeyStrategy.snakeCase.decodable("imageURL") == ["imageURL"])
        #expect(KeyStrategy.snakeCase.decodable("submit_title") == [])
        #expect(KeyStrategy.plain.decodable("submit_title") == ["submit_title"])
    }

    @Test func `only the decoder of bridge messages counts`() {
        let snake = "decoder.keyDecodingStrategy = .convertFromSnakeCase"
        #expect(strategy("let a = 1") == .plain)
        #expect(strategy("let \(snake)") == .plain, "A decoder of something else.")
        #expect(strategy("Hotwire.config.jsonDecoder.keyDecodingStrategy = .convertFromSnakeCase") == .snakeCase)
        #expect(strategy("Strada.config.jsonDecoder = decoder; \(snake)") == .snakeCase)
        #expect(strategy("// Hotwire.config.jsonDecoder = decoder\n\(snake)") == .plain)
        #expect(strategy("Hotwire.config.jsonDecoder.keyDecodingStrategy = .useDefaultKeys") == .plain)
        #expect(strategy("Hotwire.config.jsonDecoder.keyDecodingStrategy = .custom { $0.last! }") == .unknown)
        #expect(strategy("Hotwire.config.jsonDecoder = .shared", snake) == .unknown)
        #expect(strategy("config.jsonDecoder.keyDecodingStrategy = .convertFromSnakeCase") == .unknown)
    }
}
