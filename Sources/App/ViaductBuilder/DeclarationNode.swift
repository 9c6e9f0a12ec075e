/// A declaration of an app, with the names that it mentions.
struct DeclarationNode: Sendable {
    /// Empty where there is none, as of a case.
    let name: String
    /// With the types around it.
    let path: String
    /// The type that it is a member of.
    let owner: String?
    let isType: Bool
    /// In their order. A type's are those of its header.
    let mentions: [String]
    /// Whether it is at work as soon as its owner is, without being mentioned.
    let runsUnnamed: Bool
    /// Says that it was left out.
    let omission: Omission?

    static func all(in source: AppSource, lacking omissions: [Omission]) -> [DeclarationNode] {
        let bytes = Array(source.text.utf8)
        guard let declarations = SourceDeclaration.all(in: bytes) else { return [] }
        var collector = Collector(words: SourceWord.all(in: bytes))
        let lines = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        for omission in omissions where lines.indices.contains(omission.error.line - 1) {
            let path = declarations.path(to: lines[omission.error.line - 1] + omission.error.column - 1)
            if let declaration = path.last, collector.omissions[declaration.range] == nil {
                collector.omissions[declaration.range] = omission
            }
        }
        collector.add(declarations, in: [], mayConform: false)
        return collector.nodes
    }

    private struct Collector {
        let words: [SourceWord]
        var omissions: [Range<Int>: Omission] = [:]
        var nodes: [DeclarationNode] = []

        init(words: [SourceWord]) {
            self.words = words
        }

        mutating func add(_ declarations: [SourceDeclaration], in path: [String], mayConform: Bool) {
            for declaration in declarations {
                let mentions = mentions(of: declaration)
                let isType = declaration.kind == .type
                let name = name(of: declaration, mentioning: mentions)
                let owner = declaration.kind == .extension ? declaration.name : path.last
                nodes.append(
                    DeclarationNode(
                        name: name, path: (path + [declaration.name]).filter { !$0.isEmpty }.joined(separator: "."), owner: owner,
                        isType: isType, mentions: mentions,
                        runsUnnamed: runsUnnamed(declaration, mentions: mentions, mayConform: mayConform),
                        omission: omissions[declaration.range]))
                guard isType || declaration.kind == .extension else { continue }
                let conformances = declaration.inherited.count - (declaration.mayInherit ? 1 : 0)
                add(declaration.members, in: path + [declaration.name], mayConform: conformances > 0)
            }
        }

        private func name(of declaration: SourceDeclaration, mentioning words: [String]) -> String {
            if declaration.kind == .extension { return "" }
            guard declaration.name.isEmpty, let index = words.firstIndex(of: "typealias"), words.indices.contains(index + 1) else {
                return declaration.name
            }
            return words[index + 1]
        }

        private func mentions(of declaration: SourceDeclaration) -> [String] {
            let start = words.partitioningIndex { $0.offset >= declaration.range.lowerBound }
            let members = declaration.members.map(\.range)
            var member = 0
            var found: [String] = []
            for word in words[start...].prefix(while: { $0.offset < declaration.range.upperBound }) {
                while member < members.count, members[member].upperBound <= word.offset { member += 1 }
                if member < members.count, members[member].contains(word.offset) { continue }
                found.append(word.text)
            }
            return found
        }

        private func runsUnnamed(_ declaration: SourceDeclaration, mentions: [String], mayConform: Bool) -> Bool {
            switch declaration.kind {
            case .type: false
            case .extension, .initialiser, .other: true
            case .variable where declaration.body == nil: true
            case .variable, .function:
                mentions.contains { ["override", "IBAction"].contains($0) }
                    || mayConform && !mentions.contains { ["private", "fileprivate"].contains($0) }
            }
        }
    }
}

extension Array {
    /// The index of the first element that meets the condition. All elements after it have to meet it too.
    fileprivate func partitioningIndex(_ belongs: (Element) -> Bool) -> Int {
        var range = startIndex..<endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = belongs(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}
