/// A declaration in a source, as far as it can be found without a compiler.
struct SourceDeclaration: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case type
        case `extension`
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
    /// Between its braces; `nil` for a declaration without any, and for a variable with a value.
    let body: Range<Int>?
    /// Whether a function has to return a value.
    let returns: Bool
    /// The types after the colon of a type or an extension.
    let inherited: [Range<Int>]
    /// Whether the first of them may be a superclass, or the type of an enum's values.
    let mayInherit: Bool
    /// The members of a type or an extension.
    let members: [SourceDeclaration]

    /// Returns the declarations of the outermost level.
    ///
    /// - Returns: `nil` when the braces do not match.
    static func all(in source: [UInt8]) -> [SourceDeclaration]? {
        DeclarationParser(code: SwiftScanner(source).blanked).declarations()
    }

    /// Whether it is a type or an extension that the system or the library calls, so that its functions are to return.
    func isDelegate(in source: [UInt8]) -> Bool {
        inherited.contains { String(decoding: source[$0], as: UTF8.self).contains(#/(?:Delegate|DataSource)$/#) }
    }

    /// Whether the name begins with this type, or with one inside this extension.
    ///
    /// - Parameter path: its own name, after those of the types around it.
    func declares(_ name: String, as path: String) -> Bool {
        switch kind {
        case .type: "\(name).".hasPrefix("\(path).")
        case .extension: members.contains { $0.declares(name, as: "\(path).\($0.name)") }
        default: false
        }
    }
}

extension [SourceDeclaration] {
    /// The declarations around an offset, from the outermost to the innermost.
    func path(to offset: Int) -> [SourceDeclaration] {
        guard let found = first(where: { $0.range.contains(offset) }) else { return [] }
        return [found] + found.members.path(to: offset)
    }
}
