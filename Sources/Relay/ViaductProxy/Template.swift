/// A text with `{{names}}`, and with parts from `{{#list}}` to `{{/list}}` that are repeated for each element.
struct Template {
    let text: String

    /// - Parameters:
    ///   - values: by their names. A name without a value stays as it is.
    ///   - lists: the values of each element. They take precedence over `values`.
    func filled(_ values: [String: String], lists: [String: [[String: String]]] = [:]) -> String {
        var filled = text
        for (name, elements) in lists {
            while let part = filled.firstRange(of: "{{#\(name)}}\n"),
                let end = filled[part.upperBound...].firstRange(of: "{{/\(name)}}\n")
            {
                let inner = Template(text: String(filled[part.upperBound..<end.lowerBound]))
                filled.replaceSubrange(
                    part.lowerBound..<end.upperBound, with: elements.map { inner.filled($0) }.joined())
            }
        }
        for (name, value) in values { filled = filled.replacing("{{\(name)}}", with: value) }
        return filled
    }
}
