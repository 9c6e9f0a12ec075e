import ViaductProtocol

/// The arguments of a call that no server checks.
struct MCPArguments {
    struct Invalid: Error, CustomStringConvertible {
        let description: String
    }

    /// In characters: no path and no address is longer.
    private static let longestText = 8192

    private let tool: MCPTool
    private let object: JSONObject

    /// - Parameter json: an object.
    /// - Throws: `Invalid` for an argument that the tool does not have, and without one that it needs.
    init(_ json: String, of tool: MCPTool) throws(Invalid) {
        self.tool = tool
        guard let object = try? JSONObject(Array(json.utf8)) else { throw Invalid(description: "The arguments have to be an object.") }
        self.object = object
        let known = tool.arguments.map(\.name)
        if let wrong = object.all.first(where: { !known.contains($0.key) }) {
            let takes = known.isEmpty ? "no arguments" : known.map { "“\($0)”" }.joined(separator: ", ")
            throw Invalid(description: "“\(tool.name)” knows no “\(wrong.key.start(100))”. It takes \(takes).")
        }
        for argument in tool.arguments where argument.isRequired && value(argument.name) == nil {
            throw Invalid(description: "“\(tool.name)” needs “\(argument.name)”.")
        }
    }

    /// - Returns: `nil` when it is absent.
    func text(_ name: String) throws(Invalid) -> String? {
        guard let value = value(name) else { return nil }
        return try Self.text(value, "“\(name)”")
    }

    func text(_ name: String, of allowed: [String]) throws(Invalid) -> String? {
        guard let text = try text(name) else { return nil }
        guard allowed.contains(text) else {
            throw Invalid(description: "“\(name)” has to be one of \(allowed.joined(separator: ", ")), and is “\(text.start(60))”.")
        }
        return text
    }

    func texts(_ name: String, atMost limit: Int) throws(Invalid) -> [String] {
        guard let value = value(name) else { return [] }
        guard let elements = value.elements(atMost: limit + 1), elements.count <= limit else {
            throw Invalid(description: "“\(name)” has to be an array of \(limit) strings at most.")
        }
        return try elements.map { value throws(Invalid) in try Self.text(value, "Each element of “\(name)”") }
    }

    func whole(_ name: String, in range: ClosedRange<Int>) throws(Invalid) -> Int? {
        guard let value = value(name) else { return nil }
        guard let number = value.integer, range.contains(number) else {
            throw Invalid(description: "“\(name)” has to be a whole number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    private func value(_ name: String) -> JSONValue? {
        object.all.first { $0.key == name }.flatMap { $0.value.json == "null" ? nil : $0.value }
    }

    private static func text(_ value: JSONValue, _ subject: String) throws(Invalid) -> String {
        guard let text = value.string else { throw Invalid(description: "\(subject) has to be a string.") }
        guard text.utf8.count <= longestText, text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
            throw Invalid(description: "\(subject) has to be one line of \(longestText) bytes at most.")
        }
        return text
    }
}
