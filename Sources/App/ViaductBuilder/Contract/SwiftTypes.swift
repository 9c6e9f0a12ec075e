/// The types of an app's sources, as far as a message's data needs them.
///
/// A path names a type after those around it, as in `FormComponent.MessageData`: components often have types of the same name.
struct SwiftTypes: Sendable {
    struct Declared: Sendable {
        let source: SwiftText
        let declaration: SourceDeclaration
        let path: String

        /// Up to its first brace.
        var header: String { source.part(declaration.range.lowerBound..<(declaration.body?.lowerBound ?? declaration.range.upperBound)).text }
        var inherited: [String] { declaration.inherited.map { source.part($0).text.trimmed } }
        var isClass: Bool { header.contains(#/\bclass\b/#) }
        var isEnum: Bool { header.contains(#/\benum\b/#) }
        /// Whether other files may declare another type of its path.
        fileprivate var isOfFile: Bool { !path.contains(".") && header.contains(#/\b(?:file)?private\b/#) }
    }

    /// A function, an initialiser or a computed member.
    typealias Body = (name: String, body: SwiftText.Part)
    /// A case with its string, or its name without one. `number` is a value of another kind, as written.
    typealias EnumCase = (name: String, value: String, number: String?, line: Int)

    /// In superclasses.
    private static let highest = 10

    private(set) var all: [Declared] = []
    /// By their paths.
    private var declared: [String: [Declared]] = [:]
    /// By the path of the type that they belong to.
    private var bodies: [String: [Body]] = [:]
    /// The types that implement their own decoding or encoding.
    private(set) var custom: Set<String> = []
    /// The names of the types that other names mean, by the paths of these.
    private var aliases: [String: String] = [:]
    /// The strings of constants by their paths; more than one where files have a constant of the same path.
    private var texts: [String: Set<String>] = [:]

    /// The changes of keys by the decoder of messages, and by the encoder of replies.
    let decodedKeys: KeyStrategy
    let encodedKeys: KeyStrategy

    init(_ sources: [SwiftText]) {
        decodedKeys = KeyStrategy(of: "jsonDecoder", "keyDecodingStrategy", in: sources)
        encodedKeys = KeyStrategy(of: "jsonEncoder", "keyEncodingStrategy", in: sources)
        for source in sources { add(source.declarations, of: source, owner: "") }
    }

    private mutating func add(_ declarations: [SourceDeclaration], of source: SwiftText, owner: String) {
        for declaration in declarations {
            switch declaration.kind {
            case .type:
                let path = Self.path(declaration.name, in: owner)
                let type = Declared(source: source, declaration: declaration, path: path)
                all.append(type)
                declared[path, default: []].append(type)
                add(declaration.members, of: source, owner: path)
            case .extension:
                let text = source.part(declaration.range.lowerBound..<(declaration.body?.lowerBound ?? declaration.range.upperBound)).text
                let path = text.firstMatch(of: #/\bextension\s+([\w.]+)/#).map { String($0.1) } ?? declaration.name
                add(declaration.members, of: source, owner: path)
            default:
                addMember(declaration, of: source, owner: owner)
            }
        }
    }

    private mutating func addMember(_ declaration: SourceDeclaration, of source: SwiftText, owner: String) {
        let text = source.part(declaration.range).text
        if let constant = text.firstMatch(of: #/\blet\s+(\w+)\s*(?::\s*String\s*)?=\s*"([^"\\]*)"\s*$/#) {
            texts[Self.path(String(constant.1), in: owner), default: []].insert(String(constant.2))
        }
        if declaration.kind == .other, let alias = text.firstMatch(of: #/\btypealias\s+(\w+)\s*(?:=\s*([\w.]+))?/#) {
            aliases[Self.path(String(alias.1), in: owner)] = String(alias.2 ?? "")
        }
        guard !owner.isEmpty else { return }
        if text.contains(#/\binit\s*\(\s*from\b|\bfunc\s+encode\s*\(\s*to\b|\btypealias\s+CodingKeys\b/#) { custom.insert(owner) }
        if let body = declaration.body { bodies[owner, default: []].append((declaration.name, source.part(body))) }
    }

    /// The bodies in a type and its extensions. If several types have its path, only those of its file.
    func bodies(of type: Declared) -> [Body] {
        let found = bodies[type.path] ?? []
        return declared[type.path]?.count == 1 ? found : found.filter { $0.body.source.path == type.source.path }
    }

    // MARK: Names

    func isDeclared(_ path: String) -> Bool { declared[path] != nil }

    /// Returns the type that a name means inside another one: the nearest one, from the inside out.
    ///
    /// - Returns: `nil` where it is not known, or where there are several.
    func type(_ name: String, in owner: Declared) -> Declared? {
        let name = name.hasPrefix("Self.") ? String(name.dropFirst(5)) : name
        guard let path = places(around: owner.path).map({ Self.path(name, in: $0) }).first(where: { declared[$0] != nil || aliases[$0] != nil })
        else {
            // It may begin with the module's name.
            let rest = name.drop { $0 != "." }.dropFirst()
            return rest.isEmpty ? nil : only(String(rest), seenFrom: owner)
        }
        return aliases[path] != nil ? nil : only(path, seenFrom: owner)
    }

    /// A class and its superclasses of the app, the nearest one first, and the name of the first superclass of another module.
    func ancestry(of type: Declared) -> (types: [Declared], root: String) {
        var (found, name) = ([type], "")
        while found.count < Self.highest, let last = found.last, let inherited = last.inherited.first {
            name = Self.withoutArguments(inherited)
            for _ in 0..<Self.highest {
                guard let path = places(around: last.path).map({ Self.path(name, in: $0) }).first(where: { aliases[$0] != nil }) else { break }
                name = aliases[path] ?? ""
            }
            guard let next = self.type(name, in: last), next.path != last.path, !found.contains(where: { $0.path == next.path }) else { break }
            found.append(next)
        }
        return (found, name)
    }

    private static func withoutArguments(_ name: String) -> String { String(name.prefix { $0 != "<" }).trimmed }

    private func only(_ path: String, seenFrom owner: Declared) -> Declared? {
        let visible = (declared[path] ?? []).filter { !$0.isOfFile || $0.source.path == owner.source.path }
        if visible.count == 1 { return visible[0] }
        let near = visible.filter { $0.source.path == owner.source.path }
        return near.count == 1 ? near[0] : nil
    }

    /// Returns the string of a literal, of a constant, or of `Event.connect.rawValue`; `nil` where it is not known.
    func text(_ expression: String, in owner: Declared) -> String? {
        if let literal = expression.wholeMatch(of: #/"([^"\\]*)"/#) { return String(literal.1) }
        if let value = expression.wholeMatch(of: #/([\w.]+)\.(\w+)\.rawValue/#) {
            return type(String(value.1), in: owner).flatMap { type in
                type.isEnum ? cases(of: type).first { $0.name == value.2 }?.value : nil
            }
        }
        guard expression.wholeMatch(of: #/[A-Za-z_][\w.]*/#) != nil else { return nil }
        let name = expression.hasPrefix("Self.") ? String(expression.dropFirst(5)) : expression
        let found = places(around: owner.path).lazy.compactMap { texts[Self.path(name, in: $0)] }.first
        return found?.count == 1 ? found?.first : nil
    }

    /// Returns the paths whose types a name inside a type may mean, the nearest one first: the type itself, its superclasses, and the same
    /// for each type around it.
    private func places(around path: String) -> [String] {
        Self.levels(of: path).flatMap { level in
            var found = [level]
            while found.count < Self.highest, let name = declared[found[found.count - 1]]?.first?.inherited.first {
                let around = Self.levels(of: found[found.count - 1]).dropFirst()
                let next = around.map { Self.path(name, in: $0) }.first { declared[$0] != nil } ?? name
                if found.contains(next) { break }
                found.append(next)
            }
            return found
        }
    }

    /// Returns a path, those around it, and the empty one: `["A.B", "A", ""]`.
    private static func levels(of path: String) -> [String] {
        let names = path.split(separator: ".")
        return (0...names.count).reversed().map { names.prefix($0).joined(separator: ".") }
    }

    private static func path(_ name: String, in owner: String) -> String { owner.isEmpty ? name : "\(owner).\(name)" }

    /// The cases of an enum with their values.
    func cases(of type: Declared) -> [EnumCase] {
        guard let body = type.declaration.body else { return [] }
        let part = type.source.part(body)
        return part.text.matches(of: #/\bcase\s+(`?\w+`?(?:\s*=\s*(?:"[^"]*"|\w+))?(?:\s*,\s*`?\w+`?(?:\s*=\s*(?:"[^"]*"|\w+))?)*)/#).flatMap {
            match in
            match.1.matches(of: #/`?(\w+)`?(?:\s*=\s*(?:"([^"]*)"|(\w+)))?/#).map { name in
                (String(name.1), String(name.2 ?? name.1), name.3.map(String.init), part.line(of: name.range.lowerBound))
            }
        }
    }
}

extension StringProtocol {
    var trimmed: String { String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()) }
}
