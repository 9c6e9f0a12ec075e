/// Paths into a JSON value, so that one pass over it finds all that many patterns and templates ask for.
package struct JSONPaths: Equatable, Sendable {
    struct Node: Equatable, Sendable {
        fileprivate(set) var members: [String: Int] = [:]
        /// The members that can be elements of an array.
        fileprivate(set) var elements: [Int: Int] = [:]
        fileprivate(set) var lastElement = -1
    }

    /// The first is the value itself.
    private(set) var nodes = [Node()]

    package init() {}

    init(_ part: JSONPattern.Part) { insert(part, at: 0) }

    init(_ path: [String]) { insert(path) }

    /// - Parameter path: member names and element indices.
    package mutating func insert(_ path: [String]) { _ = path.reduce(0) { child($1, of: $0) } }

    package mutating func insert(_ pattern: JSONPattern) { insert(pattern.root, at: 0) }

    private mutating func insert(_ part: JSONPattern.Part, at node: Int) {
        switch part {
        case .members(let members): for (name, part) in members { insert(part, at: child(name, of: node)) }
        case .elements(let parts): for (index, part) in parts.enumerated() { insert(part, at: child(String(index), of: node)) }
        case .text, .expression, .number, .word: break
        }
    }

    private mutating func child(_ name: String, of node: Int) -> Int {
        if let known = nodes[node].members[name] { return known }
        let child = nodes.count
        nodes.append(Node())
        nodes[node].members[name] = child
        if let index = Int(name), index >= 0, String(index) == name {
            nodes[node].elements[index] = child
            nodes[node].lastElement = max(nodes[node].lastElement, index)
        }
        return child
    }
}
