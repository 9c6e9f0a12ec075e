/// Something that a person did in the page itself, such as a click on a link. For the trace alone.
public struct PageInput: Equatable, Sendable {
    public enum Act: String, Sendable, CaseIterable {
        case click, type, choose, check, uncheck
        /// The key Return, in a field whose form no button submits.
        case press
    }

    /// How a test finds the element.
    public enum Finder: String, Sendable, CaseIterable {
        /// By its role and its accessible name.
        case role
        /// By the label of a field.
        case label
        case placeholder
        /// By a selector of CSS: it has no name.
        case selector
    }

    /// In Unicode scalars. The page sends no longer ones.
    static let (longestRole, longestName, longestSelector, longestValue) = (64, 200, 500, 1000)

    private let act: Act
    private let finder: Finder
    private let role: String?
    private let name: String?
    private let selector: String?
    /// Its place among the elements that are found so; `nil` for the only one.
    private let number: Int?
    /// The field's names and its value. A mask takes it for what it is, as a pair of a form serialiser.
    private let field: (names: String, value: String?)?

    /// Reads a frame `input`. Longer texts are cut.
    init(_ object: JSONObject) throws(FrameError) {
        act = try object.requiredChoice("act", of: "input")
        finder = try object.requiredChoice("by", of: "input")
        role = object["role"]?.string?.start(Self.longestRole)
        name = object["name"]?.string?.start(Self.longestName)
        selector = object["selector"]?.string?.start(Self.longestSelector)
        number = try object["nth"] == nil ? nil : object.requiredCount("nth", of: "input")
        let field = object["field"]?.object
        self.field = field.map { (($0["name"]?.string ?? "").start(Self.longestSelector), $0["value"]?.string?.start(Self.longestValue)) }
    }

    /// The frame as the trace keeps it.
    var frame: [UInt8] {
        var writer = JSONWriter(capacity: 256)
        writer.string("type", "input")
        writer.string("act", act.rawValue)
        writer.string("by", finder.rawValue)
        if let role { writer.string("role", role) }
        if let name { writer.string("name", name) }
        if let selector { writer.string("selector", selector) }
        if let number {
            writer.key("nth")
            writer.number(number)
        }
        if let field {
            writer.key("field")
            writer.object {
                $0.string("name", field.names)
                if let value = field.value { $0.string("value", value) }
            }
        }
        writer.end()
        return writer.bytes
    }

    public static func == (one: PageInput, other: PageInput) -> Bool { one.frame == other.frame }
}
