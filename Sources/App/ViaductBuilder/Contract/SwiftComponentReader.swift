/// Finds the bridge components of an app's sources, with the messages and replies of each.
///
/// It understands the usual way to write a component: an enum of events, a switch over it, and decoded structs. Code written in any other
/// way counts as unknown.
package struct SwiftComponentReader: Sendable {
    private static let deepest = 5

    private let types: SwiftTypes
    /// Paths of files whose brackets do not match.
    package let unreadable: [String]

    /// - Parameter sources: the texts by the paths of their files.
    package init(_ sources: [(path: String, text: String)]) {
        let texts = sources.map { SwiftText(path: $0.path, text: $0.text) }
        types = SwiftTypes(texts)
        unreadable = texts.filter { !$0.isReadable }.map(\.path)
    }

    package var components: [SwiftComponent] {
        types.all.compactMap { type in
            guard type.inherited.contains(where: { $0.hasSuffix("BridgeComponent") }), let name = name(of: type) else { return nil }
            return component(name, type)
        }
    }

    private func name(of type: SwiftTypes.Declared) -> String? {
        guard let body = type.declaration.body else { return nil }
        let literal = #/\b(?:class|static)\s[\w\s()]*?\b(?:var|let)\s+name\b[^"\n{=]*(?:\{\s*(?:get\s*\{\s*)?(?:return\s+)?|=\s*)"([^"\\]+)"/#
        return type.source.part(body).text.firstMatch(of: literal).map { String($0.1) }
    }

    private func component(_ name: String, _ type: SwiftTypes.Declared) -> SwiftComponent {
        let own = type
        let line = type.source.line(at: type.source.bytes[type.declaration.range].firstIndex { $0 > 0x20 } ?? 0)
        let bodies = types.bodies(of: own)
        let main = bodies.first { $0.name == "onReceive" }?.body
        let compared = main.map(EventComparisons.init)
        let names = main.flatMap { eventNames(in: $0, of: own, compared) }
        let sections = main.map { self.sections(of: $0, names: names?.all ?? [], compared) } ?? [:]
        var seen: Set<Int> = []
        var replies: [SwiftComponent.Reply] = []
        let events = (names?.all ?? []).map { event in
            let parts = reached(from: sections[event.name] ?? [], in: bodies)
            for part in parts where part.range != main?.range {
                replies += self.replies(in: part, of: own, names: names?.all ?? [], for: event.value)
                seen.insert(part.range.lowerBound)
            }
            let data = data(in: parts + [main.map { head(of: $0, compared) }].compactMap(\.self), of: own)
            return SwiftComponent.Event(name: event.value, line: event.line, data: data?.shape, dataFile: data?.file ?? type.source.path)
        }
        for (_, body) in bodies where !seen.contains(body.range.lowerBound) && (body.range != main?.range || events.isEmpty) {
            replies += self.replies(in: body, of: own, names: names?.all ?? [], for: nil)
        }
        return SwiftComponent(
            name: name, file: type.source.path, line: line, events: events, isOpen: names?.isOpen ?? true, replies: replies)
    }

    // MARK: Events

    private typealias EventName = (name: String, value: String, line: Int)

    /// - Returns: `nil` where the source shows none of them.
    private func eventNames(in main: SwiftText.Part, of own: SwiftTypes.Declared, _ compared: EventComparisons?) -> (all: [EventName], isOpen: Bool)? {
        let names = (compared?.names ?? []).map { EventName($0.name, $0.name, $0.line) }
        guard let cases = caseNames(in: main, of: own) else {
            // An enum that is not found may have any events.
            return names.isEmpty ? nil : (names, compared?.isOpen ?? true || main.text.contains("rawValue: message.event"))
        }
        return (cases + names.filter { name in !cases.contains { $0.value == name.value } }, false)
    }

    private func caseNames(in main: SwiftText.Part, of own: SwiftTypes.Declared) -> [EventName]? {
        if let made = main.text.firstMatch(of: #/\b([\w.]+)\(rawValue:\s*message\.event\)/#) {
            return types.type(String(made.1), in: own).flatMap { $0.isEnum ? types.cases(of: $0) : nil }
        }
        guard main.text.contains(#/\bswitch\s+message\.event\b/#) else { return nil }
        return main.text.matches(of: #/\bcase\s+((?:"[^"]*"\s*,?\s*)+):/#).flatMap { match in
            match.1.matches(of: #/"([^"]*)"/#).map { (String($0.1), String($0.1), main.line(of: $0.range.lowerBound)) }
        }
    }

    /// The text of each case of the switch over the events, and of each comparison.
    private func sections(of main: SwiftText.Part, names: [EventName], _ compared: EventComparisons?) -> [String: [SwiftText.Part]] {
        let labels = main.text.matches(of: #/\bcase\s+([^:\n]+):|\bdefault\s*:/#)
        var found: [String: [SwiftText.Part]] = [:]
        for (index, label) in labels.enumerated() {
            let end = index + 1 < labels.count ? labels[index + 1].range.lowerBound : main.text.endIndex
            let part = main.part(label.range.upperBound..<end)
            for word in (label.1 ?? "").matches(of: #/\.(\w+)|"([^"]*)"/#) {
                let name = String(word.1 ?? word.2 ?? "")
                if names.contains(where: { $0.name == name }) { found[name, default: []].append(part) }
            }
        }
        // Without a switch, all of it is about each event that is not compared.
        let isSwitched = !found.isEmpty
        let others = names.filter { name in !isSwitched && compared?.names.contains { $0.name == name.value } != true }
        for name in others { found[name.name] = [main] }
        return found.merging(compared?.sections ?? [:]) { section, _ in section }
    }

    /// The text in front of the switch and of the first comparison.
    private func head(of main: SwiftText.Part, _ compared: EventComparisons?) -> SwiftText.Part {
        let compared = compared?.start.map { main.text.utf8.index(main.text.startIndex, offsetBy: $0) } ?? main.text.endIndex
        return main.part(main.text.startIndex..<min(compared, main.text.firstRange(of: #/\bswitch\b/#)?.lowerBound ?? main.text.endIndex))
    }

    /// These parts, and the functions that they call.
    private func reached(from parts: [SwiftText.Part], in bodies: [(name: String, body: SwiftText.Part)]) -> [SwiftText.Part] {
        var (found, next) = (parts, parts)
        for _ in 0..<Self.deepest where !next.isEmpty {
            let called = Set(next.flatMap { $0.text.matches(of: #/\w+/#).map { String($0.output) } })
            next = bodies.filter { body in
                body.name != "onReceive" && called.contains(body.name)
                    && !found.contains { $0.range == body.body.range && $0.source.path == body.body.source.path }
            }.map(\.body)
            found += next
        }
        return found
    }

    // MARK: Data

    private func data(in parts: [SwiftText.Part], of own: SwiftTypes.Declared) -> (shape: ContractShape, file: String)? {
        let decoding = #/:\s*([A-Za-z_\[][^=\n]*?)\s*=\s*(?:try[?!]?\s*)?[\w.?]*\.data\(\)|\.data\(\)\s*as[?!]?\s*([A-Z][\w.]*)/#
        let names = Set(parts.flatMap { $0.text.matches(of: decoding).map { String($0.1 ?? $0.2 ?? "").trimmed } })
        let isDecoded = parts.contains { $0.text.contains(#/(?:^|\W)message\.(?:data\(|jsonData)/#) }
        guard names.count == 1, let name = names.first else { return isDecoded ? (.unknown, "") : nil }
        // It is the decoding itself that may fail.
        var shape = types.shape(name.hasSuffix("?") ? String(name.dropLast()) : name, in: own)
        shape.isNullable = nil
        return (shape, types.type(name, in: own)?.source.path ?? "")
    }

    // MARK: Replies

    /// - Parameter event: the event of that part; `nil` where it is unknown.
    private func replies(in part: SwiftText.Part, of own: SwiftTypes.Declared, names: [EventName], for event: String?) -> [SwiftComponent.Reply] {
        part.text.matches(of: #/(?:^|\W)reply\s*\(/#).compactMap { match in
            let arguments = Self.arguments(in: part.text, from: match.range.upperBound)
            guard let first = arguments.first else { return nil }
            let line = part.line(of: part.text.index(before: match.range.upperBound))
            func reply(_ event: String?, _ data: ContractShape?) -> SwiftComponent.Reply {
                SwiftComponent.Reply(event: event, data: data, file: part.source.path, line: line)
            }
            guard first.hasPrefix("to:") else { return reply(nil, .unknown) }
            let target = first.dropFirst(3).trimmed
            let named =
                target.wholeMatch(of: #/(?:\w+)?\.(\w+)\.rawValue/#).flatMap { match in names.first { $0.name == match.1 }?.value }
                ?? target.wholeMatch(of: #/"([^"]*)"/#).map { String($0.1) }
            let isOwn = target == "message.event" || target == "event.rawValue"
            let data = arguments.dropFirst().first { $0.contains(#/^\w+\s*:/#) && !$0.hasPrefix("completion") }
            return reply(named ?? (isOwn ? event : nil), data.map { shape(ofReply: $0, in: part, of: own) })
        }
    }

    private func shape(ofReply argument: String, in part: SwiftText.Part, of own: SwiftTypes.Declared) -> ContractShape {
        guard argument.hasPrefix("with:") else { return .unknown }
        let value = argument.dropFirst(5).trimmed
        if let made = value.prefixMatch(of: #/([A-Z][\w.]*)\(/#) { return types.shape(String(made.1), in: own) }
        guard value.wholeMatch(of: #/\w+/#) != nil else { return .unknown }
        for line in part.text.matches(of: #/\b(?:let|var)\s+(\w+)\s*(?::\s*([A-Z][\w.]*))?\s*=\s*([A-Z][\w.]*)?/#) where line.1 == value {
            if let name = line.2 ?? line.3 { return types.shape(String(name), in: own) }
        }
        return .unknown
    }

    /// Between parentheses, as far as commas of the outermost level part them.
    private static func arguments(in text: String, from start: String.Index) -> [String] {
        var (found, current, depth) = ([String](), "", 0)
        for character in text[start...] {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) {
                depth -= 1
                if depth < 0 { return (found + [current]).map(\.trimmed).filter { !$0.isEmpty } }
            }
            if character == ",", depth == 0 {
                found.append(current)
                current = ""
            } else {
                current.append(character)
            }
        }
        return []
    }
}
