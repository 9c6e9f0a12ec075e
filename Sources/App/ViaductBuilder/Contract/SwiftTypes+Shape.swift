extension SwiftTypes {
    private static let deepest = 6
    private static let kinds: [String: ContractShape.Kind] = [
        "String": .string, "Substring": .string, "Character": .string, "URL": .string, "UUID": .string, "Bool": .boolean, "Int": .number,
        "UInt": .number, "Int64": .number, "Int32": .number, "Double": .number, "Float": .number, "CGFloat": .number, "Decimal": .number,
    ]

    /// The shape of the JSON from which a type is decoded, or to which it is encoded.
    ///
    /// - Parameters:
    ///   - name: as written in the source: `[Item]?`.
    ///   - owner: the type around that name.
    func shape(_ name: String, in owner: Declared, depth: Int = 0) -> ContractShape {
        let name = name.trimmed
        guard depth < Self.deepest else { return .unknown }
        if let wrapped = name.wholeMatch(of: #/(.+)[?!]|Optional<(.+)>/#) {
            var shape = shape(String(wrapped.1 ?? wrapped.2 ?? ""), in: owner, depth: depth)
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
            return ContractShape(.array, items: [shape(element, in: owner, depth: depth + 1)])
        }
        guard name.wholeMatch(of: #/[\w.]+/#) != nil, let type = type(name, in: owner), !custom.contains(type.path) else {
            return .unknown
        }
        if type.isEnum {
            return type.inherited.contains("String") ? ContractShape(.string) : type.inherited.contains("Int") ? ContractShape(.number) : .unknown
        }
        return type.header.contains(#/\bstruct\b/#) ? object(type, depth: depth) : .unknown
    }

    private func object(_ type: Declared, depth: Int) -> ContractShape {
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
            let shape = isWrapped ? .unknown : self.shape(String(typeName), in: type, depth: depth + 1)
            fields.append(
                ContractShape.Field(
                    name: key?.value ?? String(match.2), shape: shape, line: part.line(of: match.range.lowerBound),
                    isRequired: !isWrapped && shape.isNullable != true))
        }
        return ContractShape(.object, fields: fields, isOpen: isOpen)
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
