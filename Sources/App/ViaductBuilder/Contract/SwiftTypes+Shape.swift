extension SwiftTypes {
    private static let deepest = 6
    private static let kinds: [String: ContractShape.Kind] = [
        "String": .string, "Substring": .string, "Character": .string, "URL": .string, "UUID": .string, "Bool": .boolean, "Int": .number,
        "UInt": .number, "Int64": .number, "Int32": .number, "Double": .number, "Float": .number, "CGFloat": .number, "Decimal": .number,
    ]

    enum Coding {
        case decoding, encoding
    }

    /// The shape of the JSON from which a type is decoded, or to which it is encoded.
    ///
    /// - Parameters:
    ///   - name: as written in the source: `[Item]?`.
    ///   - owner: the type around that name.
    func shape(_ name: String, in owner: Declared, _ coding: Coding, depth: Int = 0) -> ContractShape {
        let name = name.trimmed
        guard depth < Self.deepest else { return .unknown }
        if let wrapped = name.wholeMatch(of: #/(.+)[?!]|Optional<(.+)>/#) {
            var shape = shape(String(wrapped.1 ?? wrapped.2 ?? ""), in: owner, coding, depth: depth)
            shape.isNullable = true
            return shape
        }
        if let kind = Self.kinds[name] { return ContractShape(kind) }
        if let list = name.wholeMatch(of: #/\[(.+)\]|(?:Array|Set)<(.+)>/#) {
            let element = String(list.1 ?? list.2 ?? "")
            if let key = Self.key(of: element) {
                // A dictionary with other keys may be a list.
                return ["String", "Int"].contains(key) ? ContractShape(.object, fields: [], isOpen: true) : .unknown
            }
            return ContractShape(.array, items: [shape(element, in: owner, coding, depth: depth + 1)])
        }
        guard name.wholeMatch(of: #/[\w.]+/#) != nil, let type = type(name, in: owner), !custom.contains(type.path) else {
            return .unknown
        }
        if type.isEnum {
            let kind: ContractShape.Kind? = type.inherited.contains("String") ? .string : type.inherited.contains("Int") ? .number : nil
            var shape = kind.map { ContractShape($0) } ?? .unknown
            shape.values = kind.flatMap { values(of: type, $0) }
            return shape
        }
        // Another one is decoded from its only value.
        let isPlain = type.header.contains(#/\bstruct\b/#) && !type.inherited.contains { $0.hasSuffix("RawRepresentable") || $0 == "OptionSet" }
        return isPlain && keys(for: coding) != .unknown ? object(type, coding, depth: depth) : .unknown
    }

    private func keys(for coding: Coding) -> KeyStrategy { coding == .decoding ? decodedKeys : encodedKeys }

    /// The raw values of an enum; `nil` where the source does not show all of them.
    private func values(of type: Declared, _ kind: ContractShape.Kind) -> [String]? {
        let cases = cases(of: type)
        guard !cases.isEmpty, !bodies(of: type).contains(where: { $0.name == "init" }), let body = type.declaration.body else { return nil }
        if kind == .string { return cases.map(\.value) }
        var next = 0
        var values: [String] = []
        guard !type.declaration.members.contains(where: { $0.kind == .type }), !type.source.part(body).text.contains(#/=\s*-/#) else { return nil }
        for one in cases {
            if let number = one.number {
                guard let value = Int(number) else { return nil }
                next = value
            }
            values.append(String(next))
            let (following, isTooLarge) = next.addingReportingOverflow(1)
            if isTooLarge { return nil }
            next = following
        }
        return values
    }

    private func object(_ type: Declared, _ coding: Coding, depth: Int) -> ContractShape {
        var keys: [EnumCase]?
        if isDeclared("\(type.path).CodingKeys") {
            guard let found = self.type("CodingKeys", in: type) else { return .unknown }
            keys = cases(of: found)
        }
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
            let shape = isWrapped ? .unknown : self.shape(String(typeName), in: type, coding, depth: depth + 1)
            fields.append(
                field(
                    key?.value ?? String(match.2), shape, line: part.line(of: match.range.lowerBound),
                    isRequired: !isWrapped && shape.isNullable != true, coding))
        }
        return ContractShape(.object, fields: fields, isOpen: isOpen)
    }

    /// - Parameter key: as the type's `CodingKeys` name it.
    private func field(_ key: String, _ shape: ContractShape, line: Int, isRequired: Bool, _ coding: Coding) -> ContractShape.Field {
        let strategy = keys(for: coding)
        let names = coding == .decoding ? strategy.decodable(key) : [strategy.encoded(key)]
        var field = ContractShape.Field(name: names.first ?? key, shape: shape, line: line, isRequired: isRequired)
        field.alternative = names.dropFirst().first
        if names.isEmpty { field.mistaken = strategy.decoded(key) }
        return field
    }

    /// Returns the type of a dictionary's keys; `nil` for the element of a list, as in `[[String: Int]]`.
    private static func key(of element: String) -> String? {
        var depth = 0
        for index in element.indices {
            switch element[index] {
            case "[", "(", "<": depth += 1
            case "]", ")", ">": depth -= 1
            case ":" where depth == 0: return element[..<index].trimmed
            default: break
            }
        }
        return nil
    }
}
