/// A pattern of a JSON value, read once and compared with many values.
///
/// Each member of an object in the pattern has to exist; further ones are ignored. An array has to be as long as the pattern,
/// with elements that match. Numbers are compared by their value, and everything else has to be equal.
public struct JSONPattern: Equatable, Sendable {
    fileprivate indirect enum Part: Equatable, Sendable {
        case members([String: Part])
        case elements([Part])
        case text(String)
        case number(Double)
        /// `true`, `false` or `null`.
        case word(String)

        init(_ value: JSONValue) {
            if let object = value.object {
                self = .members(Dictionary(object.all.map { ($0.key, Part($0.value)) }) { $1 })
            } else if let elements = value.elements() {
                self = .elements(elements.map(Part.init))
            } else if let text = value.string {
                self = .text(text)
            } else {
                self = Double(value.json).map(Part.number) ?? .word(value.json)
            }
        }
    }

    fileprivate let root: Part

    public init(_ value: JSONValue) { root = Part(value) }
}

extension JSONValue {
    /// Whether the value matches the pattern. Each of its bytes is read once, however deep the pattern is.
    ///
    /// - Parameter isString: compares a string, its first argument, with one of the pattern. It is called at most once for each
    ///   pattern string.
    public func matches(_ pattern: JSONPattern, isString: (String, String) -> Bool = { $0 == $1 }) -> Bool {
        let found = text.withUnsafeBufferPointer { buffer in
            var scanner = JSONScanner(buffer, in: range)
            return try? leaves(&scanner, pattern.root, depth: 0)
        }
        // The last of several members with one key counts, so nothing is compared before the scan has seen all of them.
        return (found ?? nil)?.allSatisfy { Self.isEqual(JSONValue(text: text, range: $0.place), $0.part, isString) } ?? false
    }

    private typealias Leaf = (place: Range<Int>, part: JSONPattern.Part)

    private static func isEqual(_ value: JSONValue, _ part: JSONPattern.Part, _ isString: (String, String) -> Bool) -> Bool {
        switch part {
        case .text(let wanted): value.string.map { isString($0, wanted) } ?? false
        case .number(let wanted): Double(value.json) == wanted
        case .word(let wanted): value.json == wanted
        case .members, .elements: false
        }
    }

    /// Passes over the next value.
    ///
    /// - Returns: the parts still to compare; `nil` for a value of another shape.
    private func leaves(_ scanner: inout JSONScanner, _ part: JSONPattern.Part, depth: Int) throws(JSONError) -> [Leaf]? {
        scanner.skipWhitespace()
        switch part {
        case .members(let wanted) where scanner.isAtObject:
            var found: [String: [Leaf]?] = [:]
            try scanner.forEachMember(depth: depth + 1) { (scanner, key) throws(JSONError) in
                let name = name(key)
                if let part = wanted[name] {
                    found[name] = .some(try leaves(&scanner, part, depth: depth + 1))
                } else {
                    _ = try scanner.skipValue(depth: depth + 1)
                }
            }
            guard found.count == wanted.count, !found.values.contains(where: { $0 == nil }) else { return nil }
            return found.values.flatMap { $0 ?? [] }
        case .elements(let wanted) where scanner.isAtArray:
            var count = 0
            var found: [Leaf]? = []
            try scanner.forEachElement(depth: depth + 1) { (scanner) throws(JSONError) in
                if count < wanted.count, found != nil {
                    if let part = try leaves(&scanner, wanted[count], depth: depth + 1) { found?.append(contentsOf: part) } else { found = nil }
                } else {
                    _ = try scanner.skipValue(depth: depth + 1)
                }
                count += 1
            }
            return count == wanted.count ? found : nil
        case .members, .elements:
            _ = try scanner.skipValue(depth: depth)
            return nil
        case .text, .number, .word: return [(try scanner.skipValue(depth: depth), part)]
        }
    }

    /// - Parameter path: member names and element indices.
    /// - Returns: `nil` when there is no such value. Each byte is read once, however long the path is.
    public func value(at path: [String]) -> JSONValue? {
        let found = text.withUnsafeBufferPointer { buffer in
            var scanner = JSONScanner(buffer, in: range)
            return try? place(&scanner, path[...], depth: 0)
        }
        return (found ?? nil).map { JSONValue(text: text, range: $0) }
    }

    /// Passes over the next value.
    private func place(_ scanner: inout JSONScanner, _ path: ArraySlice<String>, depth: Int) throws(JSONError) -> Range<Int>? {
        guard let key = path.first else { return try scanner.skipValue(depth: depth) }
        scanner.skipWhitespace()
        var found: Range<Int>?
        if scanner.isAtObject {
            try scanner.forEachMember(depth: depth + 1) { (scanner, member) throws(JSONError) in
                if name(member) == key {
                    found = try place(&scanner, path.dropFirst(), depth: depth + 1)
                } else {
                    _ = try scanner.skipValue(depth: depth + 1)
                }
            }
        } else if scanner.isAtArray, let index = Int(key) {
            var count = 0
            try scanner.forEachElement(depth: depth + 1) { (scanner) throws(JSONError) in
                if count == index {
                    found = try place(&scanner, path.dropFirst(), depth: depth + 1)
                } else {
                    _ = try scanner.skipValue(depth: depth + 1)
                }
                count += 1
            }
        } else {
            _ = try scanner.skipValue(depth: depth)
        }
        return found
    }

    /// - Parameter key: the range between its quotes.
    private func name(_ key: Range<Int>) -> String {
        JSONValue(text: text, range: (key.lowerBound - 1)..<(key.upperBound + 1)).string ?? ""
    }
}
