extension Screen {
    public struct Label: JSONRecord {
        public enum Alignment: String, JSONChoice {
            case center, right
        }

        public var text = ""
        public var size: Double?
        /// From 100 to 900.
        public var weight: Int?
        public var italic = false
        public var align: Alignment?
        /// The largest number of lines; 0 for any.
        public var lines: Int?
        public var runs: [Run] = []

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("text", &text)
            try members.optional("size", &size)
            try members.optional("weight", &weight)
            try members.optional("italic", &italic, unless: false)
            try members.optional("align", &align)
            try members.optional("lines", &lines)
            try members.optional("runs", &runs, unless: [])
        }
    }

    /// A part of a text with one style, or an image in the text.
    public struct Run: JSONRecord {
        public var text: String?
        public var image: Image?
        public var tint: Colour?
        public var background: Colour?
        public var size: Double?
        /// From 100 to 900.
        public var weight: Int?
        public var italic = false
        public var underline = false
        public var strike = false
        public var link: String?

        public init(_ text: String) {
            self.text = text
        }

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.optional("text", &text)
            try members.optional("image", &image)
            try members.optional("tint", &tint)
            try members.optional("background", &background)
            try members.optional("size", &size)
            try members.optional("weight", &weight)
            try members.optional("italic", &italic, unless: false)
            try members.optional("underline", &underline, unless: false)
            try members.optional("strike", &strike, unless: false)
            try members.optional("link", &link)
        }
    }

    /// A field of one line or several, or of an alert. Its value is the text.
    public struct Field: JSONRecord {
        public enum Keyboard: String, JSONChoice {
            case email, url, number, decimal, phone, search
        }

        public var control = ""
        /// The placeholder.
        public var title = ""
        public var label: String?
        public var enabled = true
        public var text = ""
        public var secure = false
        public var keyboard: Keyboard?
        /// As in HTML.
        public var autocomplete: String?
        public var multiline = false
        /// The control of the Return key.
        public var submit: String?
        /// The control that reports the end of editing.
        public var end: String?

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("control", &control)
            try members.required("title", &title)
            try members.optional("label", &label)
            try members.required("enabled", &enabled)
            try members.required("text", &text)
            try members.required("secure", &secure)
            try members.optional("keyboard", &keyboard)
            try members.optional("autocomplete", &autocomplete)
            try members.optional("multiline", &multiline, unless: false)
            try members.optional("submit", &submit)
            try members.optional("end", &end)
        }
    }
}
