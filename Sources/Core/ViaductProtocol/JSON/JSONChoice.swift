/// One of a few words.
protocol JSONChoice: JSONCoded, RawRepresentable<String>, CaseIterable {}

extension JSONChoice {
    func write(to writer: inout JSONWriter) { writer.string(rawValue) }

    init(_ value: JSONValue, of key: StaticString) throws(FrameError) {
        guard let choice = value.string.flatMap(Self.init(rawValue:)) else {
            throw .wrongMember(key, "one of " + Self.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", "))
        }
        self = choice
    }
}
