import Foundation
import Testing

@testable import HotwireNative

private struct Titles: Codable, Equatable {
    let pageTitle: String
}

private struct List: Decodable {
    struct Item: Decodable {
        let title: String
    }

    let items: [Item]
}

/// Encodes nothing, which is an error.
private struct Empty: Encodable {
    func encode(to encoder: any Encoder) {}
}

/// Serialized, because the tests change `Hotwire.config`, which the whole process shares.
@Suite(.serialized) @MainActor struct MessageTests {
    private let message = Message.sample(json: #"{"pageTitle":"One"}"#)

    init() {
        Hotwire.config.jsonEncoder = JSONEncoder()
        Hotwire.config.jsonDecoder = JSONDecoder()
    }

    @Test func `a reply has the bytes of the encoder that the app has set, and keeps its data without any`() {
        #expect(message.replacing(data: ["a/b": Optional(1.0)]).jsonData == #"{"a\/b":1}"#)
        #expect(message.replacing(data: Empty()).jsonData == #"{"pageTitle":"One"}"#)
        Hotwire.config.jsonEncoder.outputFormatting = .withoutEscapingSlashes
        #expect(message.replacing(data: ["a/b": Optional(1.0)]).jsonData == #"{"a/b":1}"#)
    }

    @Test func `what is not replaced stays`() {
        #expect(message.replacing() == message)
        let changed = message.replacing(event: "disconnect", jsonData: "{}")
        #expect(changed.id == "1")
        #expect(changed.component == "recording")
        #expect(changed.metadata == message.metadata)
        #expect(changed.event == "disconnect")
        #expect(changed.jsonData == "{}")
        #expect(message.replacing(event: "disconnect").jsonData == message.jsonData)
        #expect(message.replacing(jsonData: "{}").event == "connect")
    }

    @Test func `data is encoded and decoded`() {
        let changed = message.replacing(event: "disconnect", data: Titles(pageTitle: "Two"))
        #expect(changed.event == "disconnect")
        #expect(changed.jsonData == #"{"pageTitle":"Two"}"#)
        #expect(changed.data() == Titles(pageTitle: "Two"))
    }

    @Test func `the configured coders are used`() {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        Hotwire.config.jsonEncoder = encoder
        Hotwire.config.jsonDecoder = decoder
        defer {
            Hotwire.config.jsonEncoder = JSONEncoder()
            Hotwire.config.jsonDecoder = JSONDecoder()
        }
        let changed = message.replacing(data: Titles(pageTitle: "Two"))
        #expect(changed.jsonData == #"{"page_title":"Two"}"#)
        #expect(changed.data() == Titles(pageTitle: "Two"))
    }

    @Test func `data of another shape is nil, and the log says whose`() {
        var lines: [String] = []
        let write = HotwireLog.write
        HotwireLog.write = { lines.append($0) }
        defer { HotwireLog.write = write }
        let titles: Titles? = message.replacing(jsonData: "[]").data()
        #expect(titles == nil)
        #expect(lines.count == 1)
        #expect(lines.first?.contains("“recording”, event “connect”") == true)
    }

    @Test(arguments: [
        (#"{"items":[{}]}"#, "“data.items[0].title” is missing"),
        (#"{"item":[],"metadata":{}}"#, "“data.items” is missing, and there is “item”"),
        (#"{"items":[{"name":"a","Title":"b"}]}"#, "“data.items[0].title” is missing, and there is “Title”, “name”"),
        (#"{"items":[{"title":1}]}"#, "“data.items[0].title” should be String and is a number"),
        (#"{"items":[{"title":null}]}"#, "“data.items[0].title” is null and should be String"),
        ("{", "“data”: "),
    ])
    func `the log says where the data is wrong`(json: String, explanation: String) {
        var lines: [String] = []
        let write = HotwireLog.write
        HotwireLog.write = { lines.append($0) }
        defer { HotwireLog.write = write }
        let list: List? = message.replacing(jsonData: json).data()
        #expect(list == nil)
        #expect(lines.first?.contains(explanation) == true)
    }

    @Test func `what cannot be encoded leaves the data, and is logged`() {
        var lines: [String] = []
        let write = HotwireLog.write
        HotwireLog.write = { lines.append($0) }
        defer { HotwireLog.write = write }
        #expect(message.replacing(data: Double.infinity).jsonData == message.jsonData)
        #expect(lines.count == 1)
    }

    @Test(arguments: [
        (#"{"a":1,"b":[true,null]}"#, #"{ "b": [true, null], "a": 1.0 }"#, true), (#"{"a":1}"#, #"{"a":2}"#, false),
        (#"{"a":1}"#, #"{"a":"1"}"#, false), ("not json", "not json", true), ("not json", "{}", false),
        ("[1,2]", "[2,1]", false),
    ])
    func `equality is that of the JSON value`(left: String, right: String, equal: Bool) {
        #expect((Message.sample(json: left) == Message.sample(json: right)) == equal)
    }

    @Test func `it is printed like upstream's`() {
        let text = """
            Message(id: "1", component: "recording", event: "connect", metadata: Optional(\
            HotwireNative.Message.Metadata(url: "https://app.test")), jsonData: "{\\"pageTitle\\":\\"One\\"}")
            """
        #expect("\(message)" == text)
        #expect(String(reflecting: message) == "HotwireNative.\(text)")
        let bare = Message(id: "1", component: "c", event: "e", metadata: nil, jsonData: "{}")
        #expect("\(bare)" == #"Message(id: "1", component: "c", event: "e", metadata: nil, jsonData: "{}")"#)
    }

    @Test func `other ids, components, events and URLs are not equal`() {
        #expect(Message.sample(event: "other") != Message.sample())
        #expect(Message.sample(component: "other") != Message.sample())
        #expect(Message.sample(url: "https://other.test") != Message.sample())
    }
}
