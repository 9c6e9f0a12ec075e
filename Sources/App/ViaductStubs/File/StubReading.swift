import ViaductProtocol

/// Collects the mistakes of one file while it is read.
final class StubReading {
    let file: String
    private let text: [UInt8]
    /// The number of the rule that is read.
    var rule: Int?
    private(set) var errors: [StubError] = []
    /// All that patterns and templates ask for so far.
    private(set) var paths: [StubTemplate.Name: JSONPaths] = [:]
    /// Templates of the rule that is read.
    private(set) var templates = 0
    /// States of all regular expressions so far.
    private(set) var patternStates = 0

    init(file: String, text: [UInt8]) {
        self.file = file
        self.text = text
    }

    func add(_ pattern: JSONPattern) { paths[.data, default: JSONPaths()].insert(pattern) }

    func add(_ path: [String], of name: StubTemplate.Name) { paths[name, default: JSONPaths()].insert(path) }

    func begin(rule number: Int) {
        rule = number
        templates = 0
    }

    func fail(at offset: Int, _ text: String, cause: StubError.Cause = .shape) {
        guard errors.count < StubLimits.errors else { return }
        errors.append(StubError(file: file, line: line(at: offset), rule: rule, cause: cause, text: text))
    }

    func fail(_ value: JSONValue, _ text: String, cause: StubError.Cause = .shape) {
        fail(at: value.offset, text, cause: cause)
    }

    /// From 1.
    func line(at offset: Int) -> Int { text.prefix(offset).count { $0 == 0x0A } + 1 }

    func count(templates count: Int, in value: JSONValue) {
        let before = templates
        templates += count
        if before <= StubLimits.templates, templates > StubLimits.templates {
            fail(value, "A rule may have \(StubLimits.templates) templates at most. Use fewer.", cause: .limit)
        }
    }

    func count(patternStates count: Int, in value: JSONValue) {
        let before = patternStates
        patternStates += count
        if before <= StubLimits.patternStates, patternStates > StubLimits.patternStates {
            fail(value, "The regular expressions of the file are too long together. Shorten them.", cause: .limit)
        }
    }

    /// Refuses what JSON allows and no literal of Swift can be, in the value and everything in it.
    func check(_ value: JSONValue) {
        if let object = value.object {
            checkKeys(of: object)
            for member in object.all { check(member.value) }
        } else if let elements = value.elements() {
            for element in elements { check(element) }
        } else if let number = Double(value.json), !number.isFinite {
            fail(value, "The number \(value.json.start()) is too large: JavaScript reads it as Infinity.", cause: .limit)
        }
    }

    func checkKeys(of object: JSONObject) {
        var known: Set<String> = []
        for (key, value) in object.all where !known.insert(key).inserted {
            fail(value, "The key “\(key.start())” is there twice in one object. Remove one.")
        }
    }
}
