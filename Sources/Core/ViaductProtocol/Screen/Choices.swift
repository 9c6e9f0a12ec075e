extension Screen {
    /// An action sheet.
    public struct Sheet: JSONRecord {
        /// Stays the same while it is shown.
        public var id = ""
        public var title: String?
        public var message: String?
        /// The part of the page that its arrow points at.
        public var source: Rectangle?
        /// The control of the item that its arrow points at.
        public var sourceControl: String?
        public var actions: [Action] = []
        /// The control for a tap beside it and for Escape.
        public var dismiss: String?
        /// The bridge component that created it, where the app knows it.
        public var component: String?

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.constant("kind", "sheet")
            try members.required("id", &id)
            try members.optional("title", &title)
            try members.optional("message", &message)
            try members.optional("source", &source)
            try members.optional("sourceControl", &sourceControl)
            try members.required("actions", &actions)
            try members.optional("dismiss", &dismiss)
            try members.optional("component", &component)
        }
    }

    public struct Alert: JSONRecord {
        /// Stays the same while it is shown.
        public var id = ""
        public var title: String?
        public var message: String?
        public var fields: [Field] = []
        public var actions: [Action] = []
        /// The control for Escape.
        public var dismiss: String?
        /// The bridge component that created it, where the app knows it.
        public var component: String?

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.constant("kind", "alert")
            try members.required("id", &id)
            try members.optional("title", &title)
            try members.optional("message", &message)
            try members.required("fields", &fields)
            try members.required("actions", &actions)
            try members.optional("dismiss", &dismiss)
            try members.optional("component", &component)
        }
    }

    /// One of the buttons of a sheet or an alert.
    public struct Action: JSONRecord {
        public enum Style: String, JSONChoice {
            case `default`, cancel, destructive
        }

        public var control = ""
        public var title = ""
        public var enabled = true
        public var style = Style.default
        /// Whether the Return key triggers it.
        public var preferred = false
        /// Whether it has a check mark.
        public var checked = false

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("control", &control)
            try members.required("title", &title)
            try members.required("enabled", &enabled)
            try members.required("style", &style)
            try members.optional("preferred", &preferred, unless: false)
            try members.optional("checked", &checked, unless: false)
        }
    }

    /// A part of the page, in CSS pixels.
    public struct Rectangle: JSONRecord {
        public var x = 0.0
        public var y = 0.0
        public var width = 0.0
        public var height = 0.0

        public init() {}

        public init(x: Double, y: Double, width: Double, height: Double) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("x", &x)
            try members.required("y", &y)
            try members.required("width", &width)
            try members.required("height", &height)
        }
    }
}
