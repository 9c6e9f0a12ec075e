/// A value that is one JSON object, and names its members once.
protocol JSONRecord: JSONCoded {
    /// Creates a record with default values.
    init()

    /// Visits each member, in the order in which they are written.
    mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure)
}

extension JSONRecord {
    func write(to writer: inout JSONWriter) {
        writer.object { members in
            var copy = self
            copy.visit(&members)
        }
    }

    init(_ value: JSONValue, of key: StaticString) throws(FrameError) {
        guard let object = value.object else { throw .wrongMember(key, "an object") }
        var members = JSONObjectReader(object)
        self.init()
        try visit(&members)
    }
}
