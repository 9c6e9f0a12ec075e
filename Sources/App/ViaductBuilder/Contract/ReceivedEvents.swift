/// The events that a component's `onReceive` takes, and the code that runs for each.
struct ReceivedEvents: Sendable {
    /// A name in the source, with the event that it means.
    typealias Name = SwiftTypes.EnumCase

    private(set) var names: [Name] = []
    /// Whether the code may take other events too.
    private(set) var isOpen = false
    /// By the event.
    private(set) var sections: [String: [SwiftText.Part]] = [:]
    /// The code before the first switch and comparison.
    let head: SwiftText.Part

    private let main: SwiftText.Part
    private let type: SwiftTypes.Declared
    private let types: SwiftTypes
    private let switches: [EventSwitch]

    /// - Parameters:
    ///   - main: the body of `onReceive`.
    ///   - type: the component.
    init(in main: SwiftText.Part, of type: SwiftTypes.Declared, _ types: SwiftTypes) {
        (self.main, self.type, self.types) = (main, type, types)
        switches = EventSwitch.all(in: main)
        let compared = EventComparisons(in: main)
        head = main.part(at: 0..<min(compared.start ?? .max, switches.first?.range.lowerBound ?? .max, main.range.count))
        let text = main.text
        let made = text.firstMatch(of: #/\b([\w.]+)\(rawValue:\s*message\.event\)(\s*\?\?)?/#)
        let variables = Set(text.matches(of: #/\b(?:let|var)\s+(\w+)\s*(?::\s*String\s*)?=\s*message\.event\b/#).map { String($0.1) })
        let byName = switches.filter { $0.subject.wholeMatch(of: #/\(?\s*message\.event\s*\)?/#) != nil || variables.contains($0.subject) }
        // Each of several enums has events of its own.
        let enums = Set(text.matches(of: #/\b([\w.]+)\(rawValue:\s*message\.event\)/#).map { $0.1 })
        if enums.count > 1 { isOpen = true }
        if let made {
            take(enum: String(made.1), made: text.utf8.distance(from: text.startIndex, to: made.range.lowerBound), byName)
            // Another event has a case of the enum too.
            if made.2 != nil { isOpen = true }
        }
        for statement in byName { take(statement) }
        if !byName.isEmpty, passesOn(outside: byName.map(\.range)) { isOpen = true }
        if made == nil, byName.isEmpty { isOpen = compared.isOpen || compared.names.isEmpty }
        for compared in compared.names where !names.contains(where: { $0.value == compared.name }) {
            names.append((compared.name, compared.name, nil, compared.line))
        }
        // Without a switch, all of it is about each event that is not compared.
        if sections.isEmpty {
            for name in names where !compared.names.contains(where: { $0.name == name.value }) { sections[name.value] = [main] }
        }
        sections.merge(compared.sections) { section, _ in section }
    }

    // MARK: Names

    /// Takes a switch over the names.
    private mutating func take(_ statement: EventSwitch) {
        for branch in statement.cases {
            for pattern in branch.patterns {
                guard let value = types.text(pattern.text, in: type) else {
                    isOpen = true
                    continue
                }
                if !names.contains(where: { $0.value == value }) { names.append((value, value, nil, pattern.line)) }
                sections[value, default: []] += branch.body
            }
            if branch.patterns.isEmpty, !branch.body.allSatisfy(\.isIdle) { isOpen = true }
        }
    }

    // MARK: Enums

    /// Takes an enum that is made of the event's name.
    ///
    /// - Parameters:
    ///   - made: where that happens.
    ///   - byName: the switches over the names.
    private mutating func take(enum name: String, made: Int, _ byName: [EventSwitch]) {
        let name = name.hasSuffix(".init") ? String(name.dropLast(5)) : name
        guard let found = types.type(name, in: type), found.isEnum, !types.bodies(of: found).contains(where: { $0.name == "init" }) else {
            // It may have any events.
            isOpen = true
            return
        }
        names = types.cases(of: found)
        let text = main.text
        let variables = text.matches(of: #/\b(?:let|var)\s+(\w+)\s*(?::[^=\n]*)?=\s*[\w.]+\(rawValue:\s*message\.event\)/#).map { String($0.1) }
        var statements = switches.filter { statement in
            let words = statement.subject.matches(of: #/\w+/#).map { String($0.output) }
            return statement.range.contains(made) || words.contains(where: variables.contains)
        }
        if statements.isEmpty { statements = switches.filter { other in !byName.contains { $0.range == other.range } } }
        let unwrapping = unwrapping(at: made)
        for statement in statements { take(statement, isOptional: unwrapping == nil) }
        if unwrapping?.other?.isIdle == false || passesOn(outside: [made..<(unwrapping?.end ?? main.range.count)]) { isOpen = true }
    }

    /// - Parameter isOptional: whether it is over `nil` for other events.
    private mutating func take(_ statement: EventSwitch, isOptional: Bool) {
        var own: [String: [SwiftText.Part]] = [:]
        var known: Set<String> = []
        var others: [SwiftText.Part] = []
        for branch in statement.cases {
            var isOther = branch.patterns.isEmpty
            for pattern in branch.patterns {
                let words = Set(pattern.text.matches(of: #/\.(\w+)/#).map { String($0.1) })
                let found = names.filter { words.contains($0.name) }
                for name in found { own[name.value, default: []] += branch.body }
                if !pattern.isConditional { known.formUnion(found.map(\.value)) }
                if found.isEmpty { isOther = true }
            }
            if isOther { others += branch.body }
        }
        guard !own.isEmpty else { return }
        if isOptional, !others.allSatisfy(\.isIdle) { isOpen = true }
        for name in names { sections[name.value, default: []] += (own[name.value] ?? []) + (known.contains(name.value) ? [] : others) }
    }

    /// Returns what runs for other events where a `guard` or an `if` unwraps the enum, and where other events go on.
    ///
    /// - Returns: `nil` where neither does.
    private func unwrapping(at offset: Int) -> (other: SwiftText.Part?, end: Int)? {
        let code = SwiftScanner(Array(main.text.utf8)).blanked
        let blocks = EventComparisons.blocks(in: code)
        let before = String(decoding: code[..<offset], as: UTF8.self)
        guard let keyword = before.firstMatch(of: #/\b(guard|if)\b[^{}]*$/#), let block = EventComparisons.block(from: offset, in: blocks) else {
            return nil
        }
        if keyword.1 == "guard" { return (main.part(at: block.open + 1..<max(block.open + 1, block.close - 1)), code.count) }
        let tail = String(decoding: code[block.close...], as: UTF8.self)
        guard let next = tail.prefixMatch(of: #/\s*else\s*/#) else { return (nil, block.close) }
        let start = block.close + next.output.utf8.count
        guard let other = EventComparisons.block(from: start, in: blocks), other.open == start else {
            return (main.part(at: start..<code.count), code.count)
        }
        return (main.part(at: start + 1..<max(start + 1, other.close - 1)), other.close)
    }

    // MARK: Messages

    /// Whether the code outside of some ranges gives the message or its event to another function, which may take it.
    private func passesOn(outside ranges: [Range<Int>]) -> Bool {
        var start = 0
        for range in ranges + [main.range.count..<main.range.count] {
            let code = main.part(at: start..<max(start, range.lowerBound)).working.replacing(#/\breply\(\s*to:\s*message\.event/#, with: "")
            if code.contains(#/[(,:]\s*message(?:\.event)?\s*[,)]|\bmessage\.event\s*\./#) { return true }
            start = max(start, range.upperBound)
        }
        return false
    }
}
