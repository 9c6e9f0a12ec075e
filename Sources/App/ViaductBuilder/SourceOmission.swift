import Foundation

/// A source without the declarations that do not compile. Lines stay where they are.
struct SourceOmission {
    /// The function that a left-out function calls, with its own name and the error.
    static let call = "viaductLeftOut"
    /// The source of that function, for a module that has left something out.
    static let functions = """
        import ViaductApp

        @usableFromInline nonisolated func \(call)(_ name: String, _ reason: String) {
            ComponentLog.tellLeftOut(name, reason)
        }

        @usableFromInline nonisolated func \(call)End(_ name: String, _ reason: String) -> Never {
            fatalError("\\(name) was left out: \\(reason)")
        }

        @usableFromInline nonisolated func \(call)Value<Value>(_ name: String, _ reason: String) -> Value {
            ComponentLog.tellLeftOut(name, reason)
            if let value = DefaultValue.of(Value.self) { return value }
            fatalError("\\(name) was left out: \\(reason)")
        }

        """

    private enum Edit {
        /// The function stays, and says that it was left out.
        case empty(Range<Int>, with: String)
        case remove(Range<Int>)
        /// The type stays, without these conformances.
        case conform(except: Set<Range<Int>>, of: SourceDeclaration)

        var removes: Bool {
            if case .remove = self { true } else { false }
        }
    }

    let text: String
    /// The declarations that were left out, and the first error of each.
    let omissions: [Omission]
    /// Errors of a type that it may be without when its members are, with the error of a member.
    let consequences: [(error: Diagnostic, cause: Diagnostic)]

    /// - Parameters:
    ///   - errors: in their order.
    ///   - addedLines: the number of lines of the text before the line that the errors count as the first.
    ///   - components: the classes without which the file is useless.
    /// - Returns: `nil` when an error is not in a declaration that can be omitted.
    init?(of errors: [Diagnostic], addedLines: Int = 0, from text: String, components: [String]) {
        let bytes = Array(text.utf8)
        guard let declarations = SourceDeclaration.all(in: bytes) else { return nil }
        let lines = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        var edits: [Range<Int>: Edit] = [:]
        var reasons: [(range: Range<Int>, omission: Omission)] = []
        for error in errors {
            let line = error.line - 1 + addedLines
            guard lines.indices.contains(line) else { return nil }
            let offset = lines[line] + error.column - 1
            let path = declarations.path(to: offset)
            guard let declaration = path.last else { return nil }
            let name = path.map(\.name).joined(separator: ".")
            let isNeeded = components.contains { declaration.declares($0, as: name) || ["\($0).name", "\($0).init"].contains(name) }
            if let conformance = declaration.conformance(lacking: error, at: offset, in: bytes) {
                if case .remove = edits[declaration.range] { continue }
                var lost: Set = [conformance]
                if case .conform(let others, _) = edits[declaration.range] { lost.formUnion(others) }
                // An extension that serves the conformance only is omitted with it.
                let isLeft = declaration.kind != .extension || isNeeded || lost.count < declaration.inherited.count
                edits[declaration.range] = isLeft ? .conform(except: lost, of: declaration) : .remove(declaration.range)
                let lostName = String(decoding: bytes[conformance], as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last
                reasons.append((declaration.range, Omission(declaration: name, error: error, lostName: lostName.map(String.init))))
                continue
            }
            guard !isNeeded else { return nil }
            let edit = Self.edit(
                declaration, name: name, isDelegates: path.contains { $0.isDelegate(in: bytes) }, error: error, at: offset, in: bytes)
            if let old = edits[declaration.range], old.removes || !edit.removes { continue }
            edits[declaration.range] = edit
            reasons.append((declaration.range, Omission(declaration: name, error: error, lostName: edit.removes ? declaration.name : nil)))
        }
        // A type that has an error of its own may be without it when its members are.
        let ranges = edits.keys.filter { range in !edits.keys.contains { $0 != range && range.contains($0.lowerBound) } }
        omissions = reasons.filter { ranges.contains($0.range) }.map(\.omission)
        consequences = reasons.compactMap { range, omission in
            guard !ranges.contains(range) else { return nil }
            return reasons.first { $0.range != range && range.contains($0.range.lowerBound) }.map { (omission.error, $0.omission.error) }
        }
        var result = bytes
        for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }) {
            switch edits[range] {
            case .empty(let body, let statement):
                result.replaceSubrange(body, with: Array(statement.utf8) + bytes[body].spaces)
            case .remove(let range): result.replaceSubrange(range, with: bytes[range].spaces)
            case .conform(let lost, let declaration):
                for range in declaration.ranges(of: lost, in: bytes) { result.replaceSubrange(range, with: bytes[range].spaces) }
            case nil: break
            }
        }
        self.text = String(decoding: result, as: UTF8.self)
    }

    private static func edit(
        _ declaration: SourceDeclaration, name: String, isDelegates: Bool, error: Diagnostic, at offset: Int, in bytes: [UInt8]
    ) -> Edit {
        let isType = declaration.kind == .type || declaration.kind == .extension
        guard !isType, let body = declaration.body, body.contains(offset) else {
            return .remove(declaration.range)
        }
        let source = String(decoding: bytes[body], as: UTF8.self)
        // Code that does not compile even without its content is removed altogether.
        guard !source.contains(call) else { return .remove(declaration.range) }
        let arguments = "\(name.debugDescription), \(error.text.debugDescription)"
        let note = " \(call)(\(arguments)) "
        let header = String(decoding: bytes[declaration.range.lowerBound..<body.lowerBound], as: UTF8.self)
        let hasValue = isDelegates && !header.contains(#/\bsome\b/#) && declaration.kind != .initialiser
        let end = " \(call)\(hasValue ? "Value" : "End")(\(arguments)) "
        switch declaration.kind {
        case .variable where source.contains(#/^\s*(?:willSet|didSet)\b/#):
            return .remove(body.lowerBound - 1..<body.upperBound + 1)
        case .variable where source.contains(#/\bset\s*[({]/#):
            return .empty(body, with: " get {\(end)} set {\(note)} ")
        case .function where !declaration.returns, .initialiser where declaration.name == "deinit":
            return .empty(body, with: note)
        default:
            return .empty(body, with: end)
        }
    }
}
