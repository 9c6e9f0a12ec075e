/// The values at many paths of a JSON value, found in one pass: each of its bytes is read once, however many and deep the paths are.
package struct JSONPlaces: Sendable {
    private struct Place {
        let range: Range<Int>
        /// The visit of this value, and of the one that it is in: the last of several members with one key counts, with all that is in it.
        let visit: Int
        let parent: Int
        /// `nil` for no array.
        let count: Int?
    }

    private let value: JSONValue
    private let paths: JSONPaths
    private var places: [Place?]
    /// Values that patterns have asked for, decoded once for all of them.
    private var strings: [Int: String] = [:]
    private var numbers: [Int: Double] = [:]
    private var texts: [Int: PatternText] = [:]
    private var visits = 0

    package init(_ value: JSONValue, _ paths: JSONPaths) {
        (self.value, self.paths) = (value, paths)
        places = Array(repeating: nil, count: paths.nodes.count)
        value.text.withUnsafeBufferPointer { buffer in
            var scanner = JSONScanner(buffer, in: value.range)
            try? pass(&scanner, 0, in: 0, depth: 0)
        }
    }

    /// - Parameter path: one of the paths.
    /// - Returns: `nil` when there is no such value.
    package func value(at path: [String]) -> JSONValue? {
        var node = 0
        for name in path {
            guard let child = child(name, of: node) else { return nil }
            node = child
        }
        return places[node].map { value.inner($0.range) }
    }

    /// Whether the value matches the pattern, whose paths are among these; `false` as well once the budget is over.
    package mutating func matches(_ pattern: JSONPattern, spending budget: inout StepBudget) -> Bool {
        matches(pattern.root, at: 0, spending: &budget)
    }

    // MARK: The pass

    /// Passes over the next value.
    private mutating func pass(_ scanner: inout JSONScanner, _ node: Int, in parent: Int, depth: Int) throws(JSONError) {
        visits += 1
        let visit = visits
        scanner.skipWhitespace()
        let start = scanner.index
        let children = paths.nodes[node]
        var count: Int?
        if scanner.isAtObject, !children.members.isEmpty {
            try scanner.forEachMember(depth: depth + 1) { (scanner, key) throws(JSONError) in
                if let child = children.members[value.name(key)] {
                    try pass(&scanner, child, in: visit, depth: depth + 1)
                } else {
                    _ = try scanner.skipValue(depth: depth + 1)
                }
            }
        } else if scanner.isAtArray {
            var index = 0
            try scanner.forEachElement(depth: depth + 1) { (scanner) throws(JSONError) in
                if index <= children.lastElement, let element = children.elements[index] {
                    try pass(&scanner, element, in: visit, depth: depth + 1)
                } else {
                    _ = try scanner.skipValue(depth: depth + 1)
                }
                index += 1
            }
            count = index
        } else {
            _ = try scanner.skipValue(depth: depth)
        }
        places[node] = Place(range: start..<scanner.index, visit: visit, parent: parent, count: count)
    }

    private func child(_ name: String, of node: Int) -> Int? {
        guard let child = paths.nodes[node].members[name], let place = places[child], let parent = places[node] else { return nil }
        return place.parent == parent.visit ? child : nil
    }

    // MARK: Patterns

    private mutating func matches(_ part: JSONPattern.Part, at node: Int, spending budget: inout StepBudget) -> Bool {
        budget.take(1)
        guard let place = places[node], !budget.isOver else { return false }
        let found = value.inner(place.range)
        switch part {
        case .members(let wanted):
            guard found.isObject else { return false }
            return wanted.allSatisfy { name, part in
                guard let child = child(name, of: node) else { return false }
                return matches(part, at: child, spending: &budget)
            }
        case .elements(let wanted):
            guard place.count == wanted.count else { return false }
            return wanted.enumerated().allSatisfy { index, part in
                guard let child = child(String(index), of: node) else { return false }
                return matches(part, at: child, spending: &budget)
            }
        case .text(let wanted):
            budget.take(wanted.utf8.count / 8)
            return string(found, node) == wanted
        case .expression(let pattern):
            return patternText(found, node).map { pattern.matches($0, spending: &budget) } ?? false
        case .number(let wanted): return number(found, node) == wanted
        case .word(let wanted): return found.bytes.elementsEqual(wanted.utf8)
        }
    }

    private mutating func string(_ value: JSONValue, _ node: Int) -> String? {
        if let known = strings[node] { return known }
        strings[node] = value.string
        return strings[node]
    }

    private mutating func number(_ value: JSONValue, _ node: Int) -> Double? {
        if let known = numbers[node] { return known }
        guard let first = value.bytes.first, first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
            return nil
        }
        numbers[node] = Double(value.json)
        return numbers[node]
    }

    private mutating func patternText(_ value: JSONValue, _ node: Int) -> PatternText? {
        if let known = texts[node] { return known }
        texts[node] = string(value, node).map { PatternText($0, atMost: JSONPattern.readCharacters) }
        return texts[node]
    }
}
