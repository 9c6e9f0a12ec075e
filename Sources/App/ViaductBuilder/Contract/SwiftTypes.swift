/// The types of an app's sources, as far as a message's data needs them.
struct SwiftTypes: Sendable {
    struct Declared: Sendable {
        let source: SwiftText
        let declaration: SourceDeclaration
        /// The enclosing type, without those around that one.
        let owner: String?

        /// Up to its first brace.
        var header: String { source.part(declaration.range.lowerBound..<(declaration.body?.lowerBound ?? declaration.range.upperBound)).text }
        var inherited: [String] { declaration.inherited.map { source.part($0).text.trimmed } }
        var isEnum: Bool { header.contains(#/\benum\b/#) }
    }

    private static let deepest = 6
    private static let kinds: [String: ContractShape.Kind] = [
        "String": .string, "Substring": .string, "Character": .string, "URL": .string, "UUID": .string, "Bool": .boolean, "Int": .number,
        "UInt": .number, "Int64": .number, "Int32": .number, "Double": .number, "Float": .number, "CGFloat": .number, "Decimal": .number,
    ]

    private(set) var all: [Declared] = []
    /// Functions, initialisers and computed members by the type that they belong to.
    private(set) var bodies: [String: [(name: String, body: SwiftText.Part)]] = [:]
    /// The types that implement their own decoding or encoding.
    private var custom: Set<String> = []

    init(_ sources: [SwiftText]) {
        for source in sources { add(source.declarations, of: source, owner: nil) }
    }

    private mutating func add(_ declarations: [SourceDeclaration], of source: SwiftText, owner: String?) {
        for declaration in declarations {
            switch declaration.kind {
            case .type, .extension:
                let name = declaration.name.split(separator: ".").last.map(String.init) ?? declaration.name
                if declaration.kind == .type { all.append(Declared(source: source, declaration: declaration, owner: owner)) }
                add(declaration.members, of: source, owner: name)
            default:
                guard let owner else { continue }
                let text = source.part(declaration.range).text
                if text.contains(#/\binit\s*\(\s*from\b|\bfunc\s+encode\s*\(\s*to\b/#) { custom.insert(owner) }
                if let body = declaration.body { bodies[owner, default: []].append((declaration.name, source.part(body))) }
            }
        }
    }

    /// The type that a name means inside another one, whose own types take precedence.
    func type(_ name: String, in owner: String?) -> Declared? {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let found = all.filter { $0.declaration.name == last }
        return found.first { $0.owner == owner } ?? found.first { $0.owner == nil } ?? (found.count == 1 ? found[0] : nil)
    }

    /// The cases of an enum with their values.
    func cases(of type: Declared) -> [(name: String, value: String, line: Int)] {
        guard let body = type.declaration.body else { return [] }
        let part = type.source.part(body)
        return part.text.matches(of: #/\bcase\s+(`?\w+`?(?:\s*=\s*(?:"[^"]*"|\w+))?(?:\s*,\s*`?\w+`?(?:\s*=\s*(?:"[^"]*"|\w+))?)*)/#).flatMap {
            match in
            match.1.matches(of: #/`?(\w+)`?(?:\s*=\s*(?:"([^"]*)"|\w+))?/#).map { name in
                (String(name.1), String(name.2 ?? name.1), part.line(of: name.range.lowerBound))
            }
        }
    }

    /// The shape of the JSON from which a type is decoded, or to which it is encoded.
    ///
    /// - Parameters:
    ///   - name: as written in the source: `[Item]?`.
    ///   - owner: the type around that name.
    func shape(_ name: String, in owner: String?, depth: Int = 0) -> ContractShape {
        let name = name.trimmed
        guard depth < Self.deepest else { return .unknown }
        if name.hasSuffix("?") {
            var shape = shape(String(name.dropLast()), in: owner, depth: depth)
            shape.isNullable = true
            return shape
        }
        if let kind = Self.kinds[name] { return ContractShape(kind) }
        if let list = name.wholeMatch(of: #/\[(.+)\]|(?:Array|Set)<(.+)>/#) {
            let element = String(list.1 ?? list.2 ?? "")
            if element.contains(":") { return ContractShape(.object, fields: [], isOpen: true) }
            return ContractShape(.array, items: [shape(element, in: owner, depth: depth + 1)])
        }
        guard name.wholeMatch(of: #/[\w.]+/#) != nil, let type = type(name, in: owner), !custom.contains(type.declaration.name) else {
            return .unknown
        }
        if type.isEnum {
            return type.inherited.contains("String") ? ContractShape(.string) : type.inherited.contains("Int") ? ContractShape(.number) : .unknown
        }
        return type.header.contains(#/\bstruct\b/#) ? object(type, depth: depth) : .unknown
    }

    private func object(_ type: Declared, depth: Int) -> ContractShape {
        let own = type.declaration.name
        let keys = self.type("CodingKeys", in: own).flatMap { $0.owner == own ? cases(of: $0) : nil }
        var fields: [ContractShape.Field] = []
        var isOpen = false
        for member in type.declaration.members where member.kind == .variable {
            let part = type.source.part(member.range)
            if part.text.contains(#/\b(?:static|lazy|class)\b/#) { continue }
            guard let match = part.text.firstMatch(of: #/\b(let|var)\s+`?(\w+)`?\s*(?::\s*([^={\n]+?))?\s*(=|\{|\n|;|$)/#), let typeName = match.3
            else {
                // Its type is not written there, or there are several names.
                if member.body == nil { isOpen = true }
                continue
            }
            if typeName.contains(","), !typeName.contains(where: { "[<(".contains($0) }) {
                isOpen = true
                continue
            }
            if match.4 == "{" || match.1 == "let" && match.4 == "=" { continue }
            let isWrapped = part.text[..<match.range.lowerBound].contains("@")
            let key = keys?.first { $0.name == match.2 }
            if keys != nil, key == nil { continue }
            let shape = isWrapped ? .unknown : self.shape(String(typeName), in: own, depth: depth + 1)
            fields.append(
                ContractShape.Field(
                    name: key?.value ?? String(match.2), shape: shape, line: part.line(of: match.range.lowerBound),
                    isRequired: !isWrapped && shape.isNullable != true))
        }
        return ContractShape(.object, fields: fields, isOpen: isOpen)
    }
}

extension StringProtocol {
    var trimmed: String { String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()) }
}
