extension SourceDeclaration {
    /// The conformance that caused an error; `nil` for any other error.
    ///
    /// - Parameter offset: the error's place: at the protocol, or at the name of the type that does not conform to it.
    func conformance(lacking error: Diagnostic, at offset: Int, in source: [UInt8]) -> Range<Int>? {
        guard body?.contains(offset) != true else { return nil }
        let index =
            error.text.firstMatch(of: #/does not conform to protocol '(?:\w+\.)*(\w+)'/#).map { found in
                inherited.firstIndex { range in
                    let name = source[range].split { !DeclarationParser.isWord($0) }.last
                    return name?.elementsEqual(found.1.utf8) == true
                }
            } ?? inherited.firstIndex { $0.contains(offset) }
        guard let index, index > 0 || !mayInherit else { return nil }
        return inherited[index]
    }

    /// The ranges of conformances, each with its comma; all of them with the colon.
    func ranges(of conformances: Set<Range<Int>>, in source: [UInt8]) -> [Range<Int>] {
        guard let first = inherited.first, let last = inherited.last else { return [] }
        let kept = inherited.firstIndex { !conformances.contains($0) }
        guard let kept else {
            let colon = source[..<first.lowerBound].lastIndex(of: UInt8(ascii: ":")) ?? first.lowerBound
            return [colon..<last.upperBound]
        }
        return inherited.indices.filter { conformances.contains(inherited[$0]) }.map { index in
            index < kept
                ? inherited[index].lowerBound..<inherited[index + 1].lowerBound
                : inherited[index - 1].upperBound..<inherited[index].upperBound
        }
    }
}
