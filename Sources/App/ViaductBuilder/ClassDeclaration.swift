import Foundation

/// A class that a source declares.
struct ClassDeclaration: Equatable, Sendable {
    /// With the types around it: `Outer.Inner`.
    let name: String
    /// The line of its `onReceive(message:)`, or of the class without one, from 1.
    let line: Int
    let superclass: String
    /// Whether other files can name it, and without generic arguments.
    let isVisible: Bool
    /// Whether other modules can, too.
    let isPublic: Bool
    /// The value of `class var name`, when the source gives it as a literal.
    let componentName: String?
}

extension ClassDeclaration {
    // A regex literal never changes.
    nonisolated(unsafe) private static let declaration =
        #/(?<modifiers>(?:\b(?:private|fileprivate|public|open|internal|final)\b\s*)*)\b(?<kind>class|struct|enum|extension|actor)\s+(?<name>[A-Z_][\w.]*)\s*(?<generics><[^>{]*>)?\s*(?::\s*(?<first>[\w.]+))?/#
    // A regex literal never changes.
    nonisolated(unsafe) private static let nameLiteral =
        #/
        \b(?:class|static)\s+ (?:(?:override|public|open|nonisolated(?:\(unsafe\))?)\s+)* var\s+name\s*:\s*String\s*
        \{\s* (?:return\s+)? "(?<name>[^"\\]*)"
        /#

    /// The classes with a superclass in a source, in their order.
    static func all(in source: String) -> [ClassDeclaration] {
        let bytes = Array(source.utf8)
        let blank = SwiftScanner(bytes).blanked
        let code = String(decoding: blank, as: UTF8.self)
        var declarations: [ClassDeclaration] = []
        for match in code.matches(of: declaration) where match.kind == "class" {
            guard let first = match.first else { continue }
            let start = code.utf8.distance(from: code.startIndex, to: match.range.lowerBound)
            let outer = enclosingTypes(of: start, in: code)
            let body = bodyRange(after: code.utf8.distance(from: code.startIndex, to: match.range.upperBound), in: blank)
            declarations.append(
                ClassDeclaration(
                    name: (outer.map(\.name) + [String(match.name)]).joined(separator: "."),
                    line: line(of: receiver(in: body, of: blank) ?? start, in: blank), superclass: String(first),
                    isVisible: match.generics == nil && !match.modifiers.contains("private") && outer.allSatisfy(\.isVisible),
                    isPublic: match.generics == nil && isPublic(match.modifiers) && outer.allSatisfy(\.isPublic),
                    componentName: String(decoding: bytes[body], as: UTF8.self).firstMatch(of: nameLiteral).map {
                        String($0.name)
                    }))
        }
        return declarations
    }

    private static func enclosingTypes(of offset: Int, in code: String) -> [(name: String, isVisible: Bool, isPublic: Bool)] {
        let blank = Array(code.utf8)
        return code.matches(of: declaration).compactMap { match in
            let start = code.utf8.distance(from: code.startIndex, to: match.range.lowerBound)
            let end = code.utf8.distance(from: code.startIndex, to: match.range.upperBound)
            guard start < offset, bodyRange(after: end, in: blank).contains(offset) else { return nil }
            return (String(match.name), !match.modifiers.contains("private"), isPublic(match.modifiers) || match.kind == "extension")
        }
    }

    private static func line(of offset: Int, in code: [UInt8]) -> Int {
        1 + code[..<offset].count { $0 == UInt8(ascii: "\n") }
    }

    // A regex literal never changes.
    nonisolated(unsafe) private static let receiver = #/\bfunc\s+onReceive\s*\(\s*message\b/#

    /// The place of the class's own `onReceive(message:)`, and not of that of a class inside of it.
    private static func receiver(in body: Range<Int>, of code: [UInt8]) -> Int? {
        let text = String(decoding: code[body], as: UTF8.self)
        return text.matches(of: receiver).lazy.map { match in
            text.utf8.distance(from: text.startIndex, to: match.range.lowerBound) + body.lowerBound
        }.first { offset in
            let depth = code[body.lowerBound..<offset].reduce(0) { depth, byte in
                depth + (byte == UInt8(ascii: "{") ? 1 : byte == UInt8(ascii: "}") ? -1 : 0)
            }
            return depth == 1
        }
    }

    private static func isPublic(_ modifiers: Substring) -> Bool { modifiers.contains("public") || modifiers.contains("open") }

    /// From the next `{` to its `}`.
    private static func bodyRange(after offset: Int, in code: [UInt8]) -> Range<Int> {
        guard let start = code[offset...].firstIndex(of: UInt8(ascii: "{")) else { return offset..<offset }
        var depth = 0
        for index in start..<code.count {
            if code[index] == UInt8(ascii: "{") { depth += 1 }
            if code[index] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { return start..<index }
        }
        return start..<code.count
    }
}
