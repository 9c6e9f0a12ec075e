/// Finds the bridge components of an app's sources, with the messages and replies of each.
///
/// It understands the usual way to write a component: an enum of events, a switch over it, and decoded structs. Code written in any other
/// way counts as unknown.
package struct SwiftComponentReader: Sendable {
    private static let deepest = 5

    private let types: SwiftTypes
    /// The files whose declarations are not known.
    package let unread: [(path: String, line: Int, reason: String)]

    /// - Parameter sources: the texts by the paths of their files.
    package init(_ sources: [(path: String, text: String)]) {
        let texts = sources.map { SwiftText(path: $0.path, text: $0.text) }
        types = SwiftTypes(texts)
        unread = texts.compactMap { text in text.problem.map { (text.path, $0.line, $0.reason) } }
    }

    package var components: [SwiftComponent] {
        bridgeTypes.compactMap { type in name(of: type).flatMap { $0 }.map { component($0, type) } }
    }

    /// The components whose names are known only when the app runs.
    package var unnamed: [Unnamed] {
        bridgeTypes.filter { name(of: $0) == .some(nil) }.map { Unnamed(file: $0.source.path, line: line(of: $0)) }
    }

    package struct Unnamed: Sendable {
        package let file: String
        package let line: Int
    }

    private var bridgeTypes: [SwiftTypes.Declared] {
        types.all.filter { type in
            type.inherited.contains { $0.hasSuffix("BridgeComponent") } || type.isClass && types.ancestry(of: type).root.hasSuffix("BridgeComponent")
        }
    }

    private func line(of type: SwiftTypes.Declared) -> Int {
        type.source.line(at: type.declaration.range.lowerBound)
    }

    /// - Returns: `nil` for a type that has no name of its own, and `.some(nil)` for a name that the source does not show.
    private func name(of type: SwiftTypes.Declared) -> String?? {
        guard let text = type.declaration.body.map({ type.source.part($0).text }) else { return nil }
        let member = #/\b(?:class|static)\s[\w\s()]*?\b(?:var|let)\s+name\b/#
        guard let found = text.firstMatch(of: member) else { return nil }
        let value = #/[^"\n{=]*(?:\{\s*(?:get\s*\{\s*)?(?:return\s+)?|=\s*)("[^"\\]+"|[\w.]+)/#
        return .some(text[found.range.upperBound...].prefixMatch(of: value).flatMap { types.text(String($0.1), in: type) })
    }

    private func component(_ name: String, _ type: SwiftTypes.Declared) -> SwiftComponent {
        let line = line(of: type)
        let bodies = bodies(of: type)
        let main = bodies.first { $0.name == "onReceive" }?.body
        let received = main.map { ReceivedEvents(in: $0, of: type, types) }
        var seen: Set<Int> = []
        var replies: [SwiftComponent.Reply] = []
        let events = (received?.names ?? []).map { event in
            let parts = reached(from: received?.sections[event.value] ?? [], in: bodies)
            for part in parts where part.range != main?.range {
                replies += self.replies(in: part, of: type, names: received?.names ?? [], for: event.value)
                seen.insert(part.range.lowerBound)
            }
            let data = data(in: parts + [received?.head].compactMap(\.self), of: type)
            return SwiftComponent.Event(name: event.value, line: event.line, data: data?.shape, dataFile: data?.file ?? type.source.path)
        }
        for (_, body) in bodies where !seen.contains(body.range.lowerBound) && (body.range != main?.range || events.isEmpty) {
            replies += self.replies(in: body, of: type, names: received?.names ?? [], for: nil)
        }
        return SwiftComponent(
            name: name, file: type.source.path, line: line, events: events, isOpen: received?.isOpen ?? true, replies: replies)
    }

    /// The bodies of a class, and those of its superclasses that it does not replace.
    private func bodies(of type: SwiftTypes.Declared) -> [SwiftTypes.Body] {
        types.ancestry(of: type).types.reduce(into: []) { bodies, type in
            let names = Set(bodies.map(\.name))
            bodies += types.bodies(of: type).filter { !names.contains($0.name) }
        }
    }

    /// These parts, and the functions that they call.
    private func reached(from parts: [SwiftText.Part], in bodies: [SwiftTypes.Body]) -> [SwiftText.Part] {
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

    private func data(in parts: [SwiftText.Part], of owner: SwiftTypes.Declared) -> (shape: ContractShape, file: String)? {
        let decoding = #/:\s*([A-Za-z_\[][^=\n]*?)\s*=\s*(?:try[?!]?\s*)?[\w.?]*\.data\(\)|\.data\(\)\s*as[?!]?\s*([A-Z][\w.]*)/#
        let names = Set(parts.flatMap { $0.text.matches(of: decoding).map { String($0.1 ?? $0.2 ?? "").trimmed } })
        let isDecoded = parts.contains { $0.text.contains(#/(?:^|\W)message\.(?:data\(|jsonData)/#) }
        guard names.count == 1, let name = names.first else { return isDecoded ? (.unknown, "") : nil }
        // It is the decoding itself that may fail.
        var shape = types.shape(name.hasSuffix("?") ? String(name.dropLast()) : name, in: owner, .decoding)
        shape.isNullable = nil
        return (shape, types.type(name, in: owner)?.source.path ?? "")
    }

    // MARK: Replies

    /// - Parameter event: the event of that part; `nil` where it is unknown.
    private func replies(
        in part: SwiftText.Part, of owner: SwiftTypes.Declared, names: [ReceivedEvents.Name], for event: String?
    ) -> [SwiftComponent.Reply] {
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
                ?? types.text(target, in: owner)
            let isOwn = target == "message.event" || target == "event.rawValue"
            let data = arguments.dropFirst().first { $0.contains(#/^\w+\s*:/#) && !$0.hasPrefix("completion") }
            return reply(named ?? (isOwn ? event : nil), data.map { shape(ofReply: $0, in: part, of: owner) })
        }
    }

    private func shape(ofReply argument: String, in part: SwiftText.Part, of owner: SwiftTypes.Declared) -> ContractShape {
        guard argument.hasPrefix("with:") else { return .unknown }
        let value = argument.dropFirst(5).trimmed
        if let made = value.prefixMatch(of: #/([A-Z][\w.]*)\(/#) { return types.shape(String(made.1), in: owner, .encoding) }
        guard value.wholeMatch(of: #/\w+/#) != nil else { return .unknown }
        for line in part.text.matches(of: #/\b(?:let|var)\s+(\w+)\s*(?::\s*([A-Z][\w.]*))?\s*=\s*([A-Z][\w.]*)?/#) where line.1 == value {
            if let name = line.2 ?? line.3 { return types.shape(String(name), in: owner, .encoding) }
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
