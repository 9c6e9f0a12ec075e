/// Fills a record from the members of an object.
struct JSONObjectReader: JSONMembers {
    typealias Failure = FrameError

    private let object: JSONObject

    init(_ object: JSONObject) {
        self.object = object
    }

    static var reads: Bool { true }

    func constant(_ key: StaticString, _ value: StaticString) throws(FrameError) {
        guard object[key]?.string == value.description else { throw .wrongMember(key, "“\(value)”") }
    }

    func required<Value: JSONCoded>(_ key: StaticString, _ value: inout Value) throws(FrameError) {
        guard let member = object[key] else {
            throw FrameError(code: .badFrame, text: "In the screen, an object has no “\(key)”.")
        }
        value = try Value(member, of: key)
    }

    func optional<Value: JSONCoded>(_ key: StaticString, _ value: inout Value?) throws(FrameError) {
        if let member = object[key] { value = try Value(member, of: key) }
    }

    func optional<Value: JSONCoded>(
        _ key: StaticString, _ value: inout Value, unless usual: Value
    ) throws(FrameError) {
        value = usual
        if let member = object[key] { value = try Value(member, of: key) }
    }
}
