import ViaductCommands
import ViaductProtocol

/// A string with templates: `Rate {{data.title}}`.
struct StubTemplate: Equatable, Sendable {
    /// The first word of a template.
    enum Name: String, CaseIterable {
        /// The message's data.
        case data
        /// The message's event.
        case event
        /// How many messages the rule has taken, this one included.
        case count
        /// The next element of the rule's list.
        case next
        /// The position of the choice, from 0.
        case index
        /// The choice: an item of the page's list, or its title.
        case item
        /// The text of the alert's field.
        case text
        /// Whether the person allows it.
        case granted

        static let always: Set<Name> = [.data, .event, .count]
    }

    enum Part: Equatable, Sendable {
        case text(String)
        case value(StubReference)
    }

    let parts: [Part]

    init(_ parts: [Part]) {
        self.parts = parts
    }

    /// - Parameters:
    ///   - value: the string's place in the file.
    ///   - names: the templates with a value here.
    init(_ text: String, at value: JSONValue, names: Set<Name>, _ reading: StubReading) {
        var (parts, rest) = ([Part](), text[...])
        while let start = rest.firstRange(of: "{{") {
            guard let end = rest[start.upperBound...].firstRange(of: "}}") else {
                reading.fail(value, "The template “\(String(rest[start.lowerBound...]).start())” has no end: }} is missing.")
                break
            }
            if start.lowerBound > rest.startIndex { parts.append(.text(String(rest[..<start.lowerBound]))) }
            var path = rest[start.upperBound..<end.lowerBound].filter { !$0.isWhitespace }.split(separator: ".").map(String.init)
            rest = rest[end.upperBound...]
            let isOptional = path.count > 1 && path.last?.hasSuffix("?") == true
            if isOptional { path.append(String(path.removeLast().dropLast())) }
            if path.count > StubLimits.depth {
                reading.fail(value, "A template may name a value \(StubLimits.depth - 1) levels deep at most.", cause: .limit)
                continue
            }
            if let name = Self.name(path.first ?? "", at: value, names: names, reading) {
                let reference = StubReference(name: name, path: Array(path.dropFirst()), isOptional: isOptional, offset: value.offset)
                reading.add(reference.path, of: name)
                parts.append(.value(reference))
            }
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        self.parts = parts
        reading.count(templates: parts.count { if case .value = $0 { true } else { false } }, in: value)
    }

    private static func name(_ word: String, at value: JSONValue, names: Set<Name>, _ reading: StubReading) -> Name? {
        guard let name = Name(rawValue: word) else {
            let known = Name.allCases.filter(names.contains).map(\.rawValue)
            let cure =
                Suggestion.nearest(to: word, among: known).map { "Did you mean {{\($0)}}?" }
                ?? "Here are \(known.map { "{{\($0)}}" }.joined(separator: ", "))."
            reading.fail(value, "There is no template {{\(word.start())}}. \(cure)")
            return nil
        }
        if !names.contains(name) { reading.fail(value, "{{\(word)}} has no value here. \(name.cure)") }
        return name
    }

    /// The template of a string that is nothing else: its value keeps its type.
    var single: StubReference? {
        if case .value(let reference) = parts.first, parts.count == 1 { reference } else { nil }
    }

    /// The text with all values; one that is missing, or `null`, is empty. Of a long one, only the start is made.
    @MainActor func string(in scope: StubScope, atMost limit: Int = StubLimits.reply) -> String {
        var text = ""
        for part in parts {
            switch part {
            case .text(let plain): text += plain
            case .value(let reference): text += scope.value(reference)?.text(atMost: limit) ?? ""
            }
            if text.utf8.count > limit { return String(decoding: text.utf8.prefix(limit), as: UTF8.self) }
        }
        return text
    }
}

extension StubTemplate.Name {
    fileprivate var cure: String {
        switch self {
        case .data, .event, .count: "Leave it out."
        case .next: "Give the rule a “list”."
        case .index, .item: "It is the choice from “items” of a sheet, a menu or an alert, for their replies."
        case .text: "It is what was typed into an alert with a “field”, for its replies."
        case .granted: "It is the answer to an “ask”, for its reply."
        }
    }
}

extension JSONValue {
    /// As a person reads it: a string without its quotes, nothing for `null`, and JSON of everything else.
    ///
    /// - Parameter limit: in bytes. Of a longer value only the start is decoded, which may be longer than that.
    func text(atMost limit: Int) -> String { start(limit) ?? (json(limit) == "null" ? "" : json(limit)) }
}
