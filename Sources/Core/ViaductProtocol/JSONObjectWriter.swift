/// Writes one JSON object member by member, in the order of the calls.
struct JSONObjectWriter {
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
        bytes.append(UInt8(ascii: "["))
        for (index, value) in values.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes.appendQuoted(value)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    mutating func end() {
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func key(_ key: StaticString) {
        if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(key)
        bytes.append("\":")
    }
}
