import Foundation

/// Overrides in extensions, which Swift allows only for methods that Objective-C calls.
///
/// Such a method is renamed, and its class gets a method that calls it. Lines stay where they are. In an extension of a class from outside
/// the app, the method compiles and is never called.
struct ExtensionOverrides {
    /// The new name begins so.
    static let prefix = "viaductOverride_"
    /// The start of the new name of a method that is never called.
    static let uncalled = "viaductUncalled_"

    private struct Edit {
        let file: URL
        let range: Range<Int>
        let text: String
    }

    /// Returns the sources with the overrides moved to where Swift accepts them.
    static func moved(in sources: [AppSource]) -> [AppSource] {
        let parsed = sources.map { source in
            let bytes = Array(source.text.utf8)
            // Most sources have no override in an extension, and are not parsed.
            let isWorth = source.text.contains("extension ") && source.text.contains("override ")
            return (source: source, bytes: bytes, isWorth: isWorth)
        }
        guard parsed.contains(where: \.isWorth) else { return sources }
        var bodies: [String: (file: URL, end: Int, separator: String)] = [:]
        for (source, bytes, _) in parsed {
            for declaration in SourceDeclaration.all(in: bytes) ?? [] where declaration.kind == .type {
                guard let body = declaration.body else { continue }
                // A member on the closing brace's line needs a separator before the next one.
                let last = bytes[body].last { $0 != UInt8(ascii: " ") }
                bodies[declaration.name] = (source.url, body.upperBound, last == nil || last == UInt8(ascii: "\n") ? "" : "; ")
            }
        }
        var edits: [Edit] = []
        for (source, bytes, isWorth) in parsed where isWorth {
            for declaration in SourceDeclaration.all(in: bytes) ?? [] where declaration.kind == .extension {
                for member in declaration.members {
                    guard let found = Override(member, in: bytes) else { continue }
                    let body = bodies[declaration.name]
                    edits.append(
                        Edit(file: source.url, range: found.keyword, text: String(repeating: " ", count: found.keyword.count)))
                    edits.append(
                        Edit(file: source.url, range: found.name, text: (body == nil ? uncalled : prefix) + found.word))
                    guard let body else { continue }
                    let forwarder = "\(body.separator)\(found.forwarder); "
                    edits.append(Edit(file: body.file, range: body.end..<body.end, text: forwarder))
                }
            }
        }
        return parsed.map { source, bytes, _ in
            var bytes = bytes
            let own = edits.filter { $0.file == source.url }
            if own.isEmpty { return source }
            for edit in own.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
                bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
            }
            return source.replacing(text: String(decoding: bytes, as: UTF8.self))
        }
    }

    /// A method or a property of an extension that overrides one.
    private struct Override {
        let keyword: Range<Int>
        let name: Range<Int>
        let word: String
        /// The override that the class gets.
        let forwarder: String

        init?(_ member: SourceDeclaration, in bytes: [UInt8]) {
            guard member.kind == .function || member.kind == .variable, let body = member.body else { return nil }
            let header = String(decoding: bytes[member.range.lowerBound..<body.lowerBound - 1], as: UTF8.self)
            let pattern =
                #/(?<before>(?:@\w+(?:\([^)]*\))?\s+|\w+\s+)*?)override\s+(?<more>(?:\w+\s+)*?)(?<kind>func|var)\s+(?<name>\w+)(?<rest>.*)$/#
                .dotMatchesNewlines()
            guard let found = header.prefixMatch(of: pattern), !found.before.contains("static"), !found.more.contains("static"),
                !found.more.contains("class ")
            else { return nil }
            func range(_ part: Substring) -> Range<Int> {
                let start = member.range.lowerBound + header.utf8.distance(from: header.startIndex, to: part.startIndex)
                return start..<start + part.utf8.count
            }
            let start = member.range.lowerBound + found.before.utf8.count
            keyword = start..<start + "override".utf8.count
            name = range(found.name)
            word = String(found.name)
            let rest = found.rest.split(whereSeparator: \.isNewline).joined(separator: " ")
            let declared = "\(found.before)override \(found.more)\(found.kind) \(found.name)\(rest)"
                .split(whereSeparator: \.isNewline).joined(separator: " ")
            let arguments = found.kind == "func" ? "(\(Self.arguments(of: rest)))" : ""
            let effects = (rest.contains("throws") ? "try " : "") + (rest.contains("async") ? "await " : "")
            forwarder = "\(declared.trimmingCharacters(in: .whitespaces)) { \(effects)\(ExtensionOverrides.prefix)\(found.name)\(arguments) }"
        }

        /// The arguments that pass a function's parameters on.
        private static func arguments(of signature: String) -> String {
            var depth = 0
            var parameters: [String] = [""]
            for character in signature.replacing("->", with: "  ").drop(while: { $0 != "(" }) {
                switch character {
                case "(", "[", "<", "{": depth += 1
                case ")", "]", ">", "}": depth -= 1
                default: break
                }
                if depth == 0 { break }
                if depth == 1, character == "," { parameters.append("") } else { parameters[parameters.count - 1].append(character) }
            }
            return parameters.map { $0.drop { "( ".contains($0) } }.filter { !$0.isEmpty }.map { parameter in
                let words = parameter.prefix { $0 != ":" }.split(separator: " ")
                let passed = (parameter.contains("inout ") ? "&" : "") + (words.last ?? "")
                return words.first == "_" ? passed : "\(words.first ?? ""): \(passed)"
            }.joined(separator: ", ")
        }
    }
}
