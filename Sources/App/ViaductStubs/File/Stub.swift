public import ViaductProtocol

/// A component that is read from a file.
public struct Stub: Equatable, Sendable {
    /// The component's.
    public let name: String
    /// The file's, without its folder.
    public let file: String
    /// The file's text as plain JSON, with every line where it was.
    public let json: [UInt8]
    let rules: [StubRule]
    /// All that the rules ask for, by the values that it is in.
    let paths: [StubTemplate.Name: JSONPaths]
    public var ruleCount: Int { rules.count }
    /// The line of a place in the file, from 1.
    func line(at offset: Int) -> Int { json.prefix(offset).count { $0 == 0x0A } + 1 }

    /// The mistakes of a file.
    public struct Invalid: Error, Equatable, Sendable {
        /// One at least.
        public let errors: [StubError]
    }

    /// Reads a file: JSON with comments and trailing commas (`/viaduct/schema/stub.json`).
    ///
    /// - Parameter file: its name. Without `.json` it is the component's name, unless the file names another one.
    /// - Throws: all mistakes that were found.
    public init(_ text: [UInt8], file: String) throws(Invalid) {
        let plain = StubText(text.streamSafeJSON)
        let reading = StubReading(file: file, text: plain.bytes)
        guard let value = Self.value(of: plain, size: text.count, reading),
            let members = StubMembers(value, "a stub", knows: ["$schema", "name", "rules"], reading)
        else { throw Invalid(errors: reading.errors) }
        if let object = value.object { reading.checkKeys(of: object) }
        self.file = file
        json = plain.bytes
        _ = members.string("$schema")
        let name = members.string("name") ?? Self.name(of: file)
        if let reason = Self.reasonAgainst(name: name) { members.fail("name", reason) }
        self.name = name
        let rules = members.optional("rules", "a list of rules") { $0.elements() }
        if members["rules"] == nil { members.fail("rules", "A stub needs “rules”, a list.") }
        if let count = rules?.count, count > StubLimits.rules {
            members.fail("rules", "A stub may have \(StubLimits.rules) rules at most, and has \(count).", cause: .limit)
        }
        self.rules = (rules ?? []).prefix(StubLimits.rules).enumerated().compactMap { StubRule($1, number: $0 + 1, reading) }
        paths = reading.paths
        guard reading.errors.isEmpty else { throw Invalid(errors: reading.errors) }
    }

    /// Reads a stub that a server has forwarded. The server has logged the mistakes of one that cannot be read.
    public init?(_ source: StubSource) { try? self.init(source.json, file: source.file) }

    /// The stub as a server hands it on.
    public var source: StubSource { StubSource(name: name, file: file, json: json) }

    private static func value(of text: StubText, size: Int, _ reading: StubReading) -> JSONValue? {
        if size > StubLimits.file {
            reading.fail(at: 0, "The file has \(size) bytes. A stub may have \(StubLimits.file).", cause: .limit)
            return nil
        }
        if let start = text.openComment {
            reading.fail(at: start, "The comment that begins here has no end.", cause: .syntax)
            return nil
        }
        do throws(JSONError) {
            return try JSONValue(text.bytes)
        } catch {
            let question = error.problem == .unexpectedByte ? " Is a comma or a quote missing before it?" : ""
            reading.fail(at: error.offset, "This is no JSON: \(error.problem.rawValue).\(question)", cause: .syntax)
            return nil
        }
    }

    /// The file's name without `.json`.
    public static func name(of file: String) -> String {
        file.hasSuffix(".json") ? String(file.dropLast(5)) : file
    }

    /// Why no component can have the name; `nil` when one can.
    public static func reasonAgainst(name: String) -> String? {
        name.utf8.count <= StubLimits.name && name.wholeMatch(of: #/[A-Za-z0-9_][A-Za-z0-9_.\-]*/#) != nil
            ? nil
            : "A component's name has 1 to \(StubLimits.name) characters: letters, digits, - _ and . and begins with a letter, a digit or _."
    }
}
