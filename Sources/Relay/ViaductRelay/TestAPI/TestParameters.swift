internal import ViaductProtocol

/// The parameters of a verb: a JSON object without members that the verb does not know.
struct TestParameters {
    /// In milliseconds.
    private static let (usualLimit, longestLimit) = (5000, 60_000)
    private static let common = ["page", "timeout"]
    /// In bytes: the longest name or text that is looked for.
    private static let longestText = 64 << 10

    private let object: JSONObject

    init(_ body: [UInt8]) throws(InvalidRequest) {
        do throws(FrameError) {
            object = try JSONObject(frame: body)
        } catch {
            throw InvalidRequest("The parameters have to be one JSON object, such as {}.")
        }
    }

    /// - Parameter common: the names that every verb has.
    /// - Throws: when there is a member of another name.
    func allow(_ names: [String], of verb: String, besides common: [String] = common) throws(InvalidRequest) {
        for (key, _) in object.all where !names.contains(key) && !common.contains(key) {
            let known = (names + common).map { "“\($0)”" }.joined(separator: ", ")
            throw InvalidRequest("“\(verb)” knows no “\(key.start())”. It takes \(known).")
        }
    }

    var limit: Duration {
        get throws(InvalidRequest) { .milliseconds(try whole("timeout", among: 0...Self.longestLimit) ?? Self.usualLimit) }
    }

    func has(_ key: StaticString) -> Bool { object[key] != nil }

    func value(_ key: StaticString) -> JSONValue? { object[key] }

    func string(_ key: StaticString) throws(InvalidRequest) -> String? {
        guard let value = object[key] else { return nil }
        guard let text = value.string, text.utf8.count <= Self.longestText else {
            throw InvalidRequest("“\(key)” has to be a string of at most \(Self.longestText >> 10) KiB.")
        }
        return text
    }

    func requiredString(_ key: StaticString, of verb: String) throws(InvalidRequest) -> String {
        guard let text = try string(key) else { throw InvalidRequest("“\(verb)” needs a string “\(key)”.") }
        return text
    }

    /// - Returns: `nil` when the member is absent.
    func flag(_ key: StaticString) throws(InvalidRequest) -> Bool? {
        guard let value = object[key] else { return nil }
        guard let flag = Bool(value.json) else { throw InvalidRequest("“\(key)” has to be true or false.") }
        return flag
    }

    func whole(_ key: StaticString, among allowed: ClosedRange<Int>) throws(InvalidRequest) -> Int? {
        do throws(FrameError) {
            return try object.whole(key, among: allowed)
        } catch {
            throw InvalidRequest(error.text)
        }
    }

    func strings(_ key: StaticString, atMost limit: Int) throws(InvalidRequest) -> [String]? {
        guard let value = object[key] else { return nil }
        guard let names = value.elements(atMost: limit + 1)?.map(\.string), names.count <= limit, !names.contains(nil) else {
            throw InvalidRequest("“\(key)” has to be an array of at most \(limit) strings.")
        }
        return names.compactMap { $0 }
    }
}
