/// Writes one JSON object member by member, in the order of the calls.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []

    /// - Parameter capacity: how many bytes the text will roughly have.
    init(capacity: Int = 128) {
        bytes.reserveCapacity(capacity)
        bytes.append(UInt8(ascii: "{"))
    }

    mutating func string(_ key: StaticString, _ value: String) {
        self.key(key)
        bytes.appendQuoted(value)
    }

    /// - Parameter text: is JSON already.
    mutating func json(_ key: StaticString, _ text: String) {
        self.key(key)
        bytes.append(json: text)
    }

    /// - Parameter text: is JSON already.
    mutating func json(_ key: StaticString, _ text: ArraySlice<UInt8>) {
        self.key(key)
        bytes.append(contentsOf: text)
    }

    mutating func strings(_ key: StaticString, _ values: [String]) {
        self.key(key)
        array(values)
    }

    mutating func end() {
        bytes.append(UInt8(ascii: "}"))
    }

    mutating func key(_ key: StaticString) {
        if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(key)
        bytes.append("\":")
    }

    // MARK: Values

    /// An object inside of this one, or of an array in it.
    mutating func object(_ members: (inout JSONWriter) -> Void) {
        bytes.append(UInt8(ascii: "{"))
        members(&self)
        end()
    }

    mutating func array<Value: JSONCoded>(_ values: [Value]) {
        bytes.append(UInt8(ascii: "["))
        var isFirst = true
        for value in values {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            value.write(to: &self)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    mutating func string(_ value: String) {
        bytes.appendQuoted(value)
    }

    mutating func boolean(_ value: Bool) {
        bytes.append(value ? "true" : "false")
    }

    mutating func number(_ value: Int) {
        bytes.append(json: String(value))
    }

    /// JSON has no infinity, and a whole number reads better without its fraction.
    mutating func number(_ value: Double) {
        guard value.isFinite else { return number(0) }
        if let whole = Int(exactly: value) { number(whole) } else { bytes.append(json: String(value)) }
    }
}

extension JSONWriter: JSONMembers {
    typealias Failure = Never

    static var reads: Bool { false }

    mutating func constant(_ key: StaticString, _ value: StaticString) {
        self.key(key)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(value)
        bytes.append(UInt8(ascii: "\""))
    }

    mutating func required<Value: JSONCoded>(_ key: StaticString, _ value: inout Value) {
        self.key(key)
        value.write(to: &self)
    }

    mutating func optional<Value: JSONCoded>(_ key: StaticString, _ value: inout Value?) {
        guard let value else { return }
        self.key(key)
        value.write(to: &self)
    }

    mutating func optional<Value: JSONCoded>(_ key: StaticString, _ value: inout Value, unless usual: Value) {
        guard value != usual else { return }
        self.key(key)
        value.write(to: &self)
    }
}
