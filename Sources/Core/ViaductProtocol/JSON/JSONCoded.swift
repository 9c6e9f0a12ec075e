/// A value that has one form as JSON.
protocol JSONCoded: Equatable, Sendable {
    func write(to writer: inout JSONWriter)

    /// - Parameter key: of the member that has the value, for the error's text.
    init(_ value: JSONValue, of key: StaticString) throws(FrameError)
}

extension String: JSONCoded {
    func write(to writer: inout JSONWriter) { writer.string(self) }

    init(_ value: JSONValue, of key: StaticString) throws(FrameError) {
        guard let string = value.string else { throw .wrongMember(key, "a string") }
        self = string
    }
}

extension Bool: JSONCoded {
    func write(to writer: inout JSONWriter) { writer.boolean(self) }

    init(_ value: JSONValue, of key: StaticString) throws(FrameError) {
        guard let boolean = Bool(value.json) else { throw .wrongMember(key, "true or false") }
        self = boolean
    }
}

extension Int: JSONCoded {
    func write(to writer: inout JSONWriter) { writer.number(self) }

    init(_ value: JSONValue, of key: StaticString) throws(FrameError) {
        guard let integer = value.integer else { throw .wrongMember(key, "a whole number") }
        self = integer
    }
}

extension Double: JSONCoded {
    func write(to writer: inout JSONWriter) { writer.number(self) }

    init(_ value: JSONValue, of key: StaticString) throws(FrameError) {
        guard let number = Double(value.json), number.isFinite else { throw .wrongMember(key, "a number") }
        self = number
    }
}

extension Array: JSONCoded where Element: JSONCoded {
    func write(to writer: inout JSONWriter) { writer.array(self) }

    init(_ value: JSONValue, of key: StaticString) throws(FrameError) {
        guard let values = value.elements({ $0 }) else { throw .wrongMember(key, "an array") }
        self.init()
        reserveCapacity(values.count)
        for value in values { append(try Element(value, of: key)) }
    }
}

extension FrameError {
    static func wrongMember(_ key: StaticString, _ wanted: String) -> FrameError {
        FrameError(code: .badFrame, text: "In the screen, “\(key)” has to be \(wanted).")
    }
}
