extension JSONValue {
    /// Whether the value has all that the pattern asks for.
    ///
    /// Each member of an object in the pattern has to match; others may be there. An array has to be as long as the pattern, with
    /// elements that match. Numbers are compared by their value, and everything else has to be equal. It takes time in proportion to
    /// the value's length, for each level of the pattern.
    ///
    /// - Parameter isString: compares a string, its first argument, with one of the pattern.
    public func matches(subset pattern: JSONValue, isString: (String, String) -> Bool = { $0 == $1 }) -> Bool {
        if let wanted = pattern.object { return hasMembers(wanted, isString: isString) }
        if let wanted = pattern.elements() {
            guard let own = elements(atMost: wanted.count + 1), own.count == wanted.count else { return false }
            return zip(own, wanted).allSatisfy { $0.matches(subset: $1, isString: isString) }
        }
        if let wanted = pattern.string { return string.map { isString($0, wanted) } ?? false }
        if let wanted = Double(pattern.json) { return Double(json) == wanted }
        return json == pattern.json
    }

    private func hasMembers(_ wanted: JSONObject, isString: (String, String) -> Bool) -> Bool {
        guard let own = object else { return false }
        let members = Dictionary(own.all, uniquingKeysWith: { $1 })
        return wanted.all.allSatisfy { members[$0.key]?.matches(subset: $0.value, isString: isString) ?? false }
    }
}
