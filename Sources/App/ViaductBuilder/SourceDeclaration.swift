/// A declaration in a source, as far as it can be found without a compiler.
struct SourceDeclaration: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case type
        case function
        case initialiser
        case variable
        case other
    }

    let kind: Kind
    /// Empty where there is none.
    let name: String
    /// With its attributes and modifiers. Offsets of bytes, as all ranges here.
    let range: Range<Int>
    /// Between its braces; `nil` for what has none, and for a variable with a value.
    let body: Range<Int>?
    /// Whether it has to return something; of a function.
    let returns: Bool
    /// Of a type.
    let members: [SourceDeclaration]

    /// Those of the outermost level.
    ///
    /// - Returns: `nil` when the braces do not match.
    static func all(in source: [UInt8]) -> [SourceDeclaration]? {
        DeclarationParser(code: SwiftScanner(source).blanked).declarations()
    }
}

extension [SourceDeclaration] {
    /// The declarations around an offset, from the outermost to the innermost.
    func path(to offset: Int) -> [SourceDeclaration] {
        guard let found = first(where: { $0.range.contains(offset) }) else { return [] }
        return [found] + found.members.path(to: offset)
    }
}
