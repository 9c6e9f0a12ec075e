/// A language in which one side of a contract is written.
struct SourceLanguage {
    let name: String
    /// Of its files' names.
    let extensions: Set<String>
    /// Extensions of files in other languages that may hold such code.
    let foreign: Set<String>

    static let web = SourceLanguage(
        name: "JavaScript or TypeScript", extensions: ["js", "mjs", "cjs", "jsx", "ts", "mts", "cts", "tsx"],
        foreign: ["astro", "coffee", "erb", "es6", "haml", "htm", "html", "php", "slim", "svelte", "vue"])
    static let swift = SourceLanguage(name: "Swift", extensions: ["swift"], foreign: [])

    /// Whether a file is a source, rather than a declaration of types or a minified copy.
    func has(_ name: String) -> Bool { extensions.contains(Self.ending(of: name)) && !name.hasSuffix(".d.ts") && !name.hasSuffix(".min.js") }

    func isForeign(_ name: String) -> Bool { foreign.contains(Self.ending(of: name)) }

    private static func ending(of name: String) -> String { name.split(separator: ".").dropFirst().last.map { $0.lowercased() } ?? "" }
}
