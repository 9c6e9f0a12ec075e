extension Screen {
    /// One item of a bar or a toolbar.
    public enum BarItem: JSONCoded {
        case button(BarButton)
        case space(BarSpace)
        /// A view of the app's own.
        case element(Element)

        func write(to writer: inout JSONWriter) {
            switch self {
            case .button(let button): button.write(to: &writer)
            case .space(let space): space.write(to: &writer)
            case .element(let element): element.write(to: &writer)
            }
        }

        init(_ value: JSONValue, of key: StaticString) throws(FrameError) {
            switch value.member("kind")?.string {
            case nil: self = .button(try BarButton(value, of: key))
            case "space": self = .space(try BarSpace(value, of: key))
            default: self = .element(try Element(value, of: key))
            }
        }
    }

    public struct BarButton: JSONRecord {
        public enum Style: String, JSONChoice {
            case plain, done, prominent
        }

        public var control = ""
        public var title = ""
        public var enabled = true
        public var style = Style.plain
        public var tint: Colour?
        public var image: Image?
        /// An empty text is drawn as a dot.
        public var badge: String?
        public var selected = false
        /// The menu that a tap opens in the page.
        public var menu: Menu?
        /// The bridge component that created it, where the app knows it.
        public var component: String?

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("control", &control)
            try members.required("title", &title)
            try members.required("enabled", &enabled)
            try members.required("style", &style)
            try members.optional("tint", &tint)
            try members.optional("image", &image)
            try members.optional("badge", &badge)
            try members.optional("selected", &selected, unless: false)
            try members.optional("menu", &menu)
            try members.optional("component", &component)
        }
    }

    public struct BarSpace: JSONRecord {
        /// In CSS pixels; all of the free space when `nil`.
        public var width: Double?

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.constant("kind", "space")
            try members.optional("width", &width)
        }
    }
}
