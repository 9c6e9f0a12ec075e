/// An ES module as a part of a joined script: its imports, its exports, and the code between.
struct JavaScriptModule {
    struct Import: Equatable {
        /// As the module writes it, such as `./bar.js`.
        let address: String
        let line: Int
        /// `type` of its attributes, `nil` without any.
        var type: String?
        /// The imported names, and the module's own names for them; `*` stands for all exports as one object.
        var names: [Name] = []
    }

    struct Name: Equatable {
        let exported: String
        let local: String
    }

    private(set) var imports: [Import] = []
    private(set) var exports: [Name] = []
    /// The code without imports, the word `export`, comments, indentation, and needless spaces. Private members have short names. So the
    /// script is small on the wire, and keeps the lines of the source.
    private(set) var code = ""
    /// The first line with `import.meta` or `import("…")`: both depend on the address of the script that they are in.
    private(set) var addressLine: Int?

    /// The names that its declarations make for all of it; `nil` where a declaration makes several at once.
    let declared: Set<String>?

    private let path: String
    private let tokens: [JavaScriptToken]
    private var position = 0
    /// The short names of private members.
    private var privateNames: [String: String] = [:]
    /// Whether the code so far ends where a statement begins.
    private var isAtStart = true

    /// - Parameter path: for errors.
    /// - Throws: `InvalidScript` where the source is no module, or one that cannot be a part of a script.
    init(_ source: String, path: String) throws(InvalidScript) {
        self.path = path
        tokens = try JavaScriptReader.tokens(of: source, path: path)
        declared = Self.declared(by: tokens)
        while let token = peek() {
            if token.kind == .name, token.text == "import", !isMember {
                try readImport(token)
            } else if token.kind == .name, token.text == "export", token.depth == 0 {
                try readExport()
            } else {
                write(token)
            }
        }
    }

    private static func declared(by tokens: [JavaScriptToken]) -> Set<String>? {
        var names: Set<String> = []
        for (index, token) in tokens.enumerated() where token.depth == 0 {
            if token.is(",") { return nil }
            if token.is("default") { names.insert("defaultExport") }
            guard ["class", "const", "function", "let", "var"].contains(where: token.is),
                let next = tokens[(index + 1)...].first(where: { !$0.is("*") })
            else { continue }
            if next.is("{") || next.is("[") { return nil }
            if next.kind == .name { names.insert(next.text) }
        }
        return names
    }

    /// Whether the next token follows a dot.
    private var isMember: Bool { position > 0 && tokens[position - 1].text == "." }

    private mutating func readImport(_ token: JavaScriptToken) throws(InvalidScript) {
        if let next = peek(1), next.is("(") || next.is(".") {
            // The address in `import("…")` would be relative to the joined script. A computed one may well be absolute.
            if next.is(".") || peek(2)?.kind == .string { addressLine = addressLine ?? token.line }
            write(token)
            return
        }
        position += 1
        guard token.depth == 0 else { throw unknown("import") }
        isAtStart = true
        var names: [Name] = []
        if peek()?.kind != .string {
            names = try readImportedNames()
            try expect("from")
        }
        guard let address = take(.string) else { throw unknown("import") }
        imports.append(Import(address: address.content, line: token.line, type: try readType(), names: names))
        skip(";")
    }

    private mutating func readImportedNames() throws(InvalidScript) -> [Name] {
        var names: [Name] = []
        if let local = take(.name) {
            names.append(Name(exported: "default", local: local.text))
            guard skip(",") else { return names }
        }
        if skip("*") {
            try expect("as")
            guard let local = take(.name) else { throw unknown("import") }
            return names + [Name(exported: "*", local: local.text)]
        }
        return names + (try readList().map { Name(exported: $0.first, local: $0.second) })
    }

    /// `{ a, b as c }`.
    private mutating func readList() throws(InvalidScript) -> [(first: String, second: String)] {
        var list: [(String, String)] = []
        try expect("{")
        while !skip("}") {
            guard let first = take(.name) else { throw unknown("list") }
            var second = first
            if skip("as") {
                guard let name = take(.name) else { throw unknown("list") }
                second = name
            }
            list.append((first.text, second.text))
            guard skip(",") || peek()?.is("}") == true else { throw unknown("list") }
        }
        return list
    }

    /// `with { type: "css" }`, or nothing.
    private mutating func readType() throws(InvalidScript) -> String? {
        guard peek()?.gap != .line, skip("with") else { return nil }
        for text in ["{", "type", ":"] { try expect(text) }
        guard let type = take(.string) else { throw unknown("import") }
        try expect("}")
        return type.content
    }

    private mutating func readExport() throws(InvalidScript) {
        position += 1
        isAtStart = true
        if peek()?.is("{") == true {
            exports += try readList().map { Name(exported: $0.second, local: $0.first) }
            guard peek()?.is("from") != true else { throw unknown("export") }
            skip(";")
        } else if skip("default") {
            if let name = declaredName(after: ["class", "function"]) {
                exports.append(Name(exported: "default", local: name))
            } else {
                exports.append(Name(exported: "default", local: "defaultExport"))
                write("const defaultExport=", gap: .line)
            }
        } else if let name = declaredName(after: ["class", "const", "function"]) {
            exports.append(Name(exported: name, local: name))
        } else {
            throw unknown("export")
        }
    }

    /// The name in the next declaration, if it begins with one of these words.
    private func declaredName(after words: [String]) -> String? {
        var distance = peek()?.is("async") == true ? 1 : 0
        guard let word = peek(distance), words.contains(where: word.is) else { return nil }
        distance += peek(distance + 1)?.is("*") == true ? 2 : 1
        guard let name = peek(distance), name.kind == .name, name.text != "extends" else { return nil }
        return name.text
    }

    private mutating func write(_ token: JavaScriptToken) {
        let isPrivate = token.kind == .name && token.text.hasPrefix("#")
        write(isPrivate ? shortName(of: token.text) : token.text, gap: token.gap)
        position += 1
    }

    private mutating func shortName(of name: String) -> String {
        if let short = privateNames[name] { return short }
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
        let (round, index) = privateNames.count.quotientAndRemainder(dividingBy: letters.count)
        let short = "#\(letters[index])\(round == 0 ? "" : String(round))"
        privateNames[name] = short
        return short
    }

    /// Whether two tokens would be read differently without a space between them.
    private static func needsSpace(between last: Character, and first: Character) -> Bool {
        func isInName(_ character: Character) -> Bool { character.isLetter || character.isNumber || "_$#\\".contains(character) }
        switch (last, first) {
        case ("+", "+"), ("-", "-"), ("-", ">"), ("<", "!"), ("/", _), (_, "/"): return true
        default: return isInName(last) && isInName(first) || last.isNumber && first == "."
        }
    }

    private mutating func write(_ text: String, gap: JavaScriptToken.Gap) {
        switch isAtStart ? .line : gap {
        case .none: break
        case .space:
            if let last = code.last, let first = text.first, Self.needsSpace(between: last, and: first) { code += " " }
        case .line:
            // Behind an opening brace, and before a closing one, a statement needs no end of its line.
            if let last = code.last, last != "{", text.first != "}" { code += "\n" }
        }
        code += text
        isAtStart = false
    }

    private func peek(_ distance: Int = 0) -> JavaScriptToken? {
        position + distance < tokens.count ? tokens[position + distance] : nil
    }

    private mutating func take(_ kind: JavaScriptToken.Kind) -> JavaScriptToken? {
        guard let token = peek(), token.kind == kind else { return nil }
        position += 1
        return token
    }

    @discardableResult private mutating func skip(_ text: String) -> Bool {
        guard peek()?.is(text) == true else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ text: String) throws(InvalidScript) {
        guard skip(text) else { throw unknown("import") }
    }

    private func unknown(_ what: String) -> InvalidScript {
        let token = position > 0 ? tokens[position - 1] : tokens.first
        return InvalidScript(path: path, line: token?.line, reason: "cannot join this \(what)")
    }
}
