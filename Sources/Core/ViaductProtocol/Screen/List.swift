extension Screen {
    /// A table or a collection.
    public struct List: JSONRecord {
        public enum Style: String, JSONChoice {
            case plain, grouped, inset
        }

        public var style = Style.plain
        public var sections: [Section] = []
        public var header: Element?
        public var footer: Element?
        /// Shown when there are no rows.
        public var empty: Element?
        /// The least width of cells in a grid; `nil` when they are rows.
        public var cellWidth: Double?
        public var cellHeight: Double?
        public var refresh: Refresh?

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("style", &style)
            try members.required("sections", &sections)
            try members.optional("header", &header)
            try members.optional("footer", &footer)
            try members.optional("empty", &empty)
            try members.optional("cellWidth", &cellWidth)
            try members.optional("cellHeight", &cellHeight)
            try members.optional("refresh", &refresh)
        }
    }

    public struct Section: JSONRecord {
        public var header: Element?
        public var footer: Element?
        public var rows: [Row] = []

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.optional("header", &header)
            try members.optional("footer", &footer)
            try members.required("rows", &rows)
        }
    }

    public struct Row: JSONRecord {
        public enum Accessory: String, JSONChoice {
            case disclosure, checkmark
        }

        /// `nil` when the row cannot be chosen.
        public var control: String?
        public var enabled = true
        public var selected = false
        /// The least height, in CSS pixels.
        public var height: Double?
        public var title = ""
        /// Below the title.
        public var subtitle: String?
        /// Beside the title.
        public var detail: String?
        public var tint: Colour?
        public var image: Image?
        public var imageTint: Colour?
        /// In place of the texts and the image.
        public var content: [Element] = []
        public var accessory: Accessory?
        public var accessoryView: Element?
        /// The control of the button for details.
        public var detailControl: String?
        /// The row's swipe actions.
        public var menu: Menu?
        public var background: Colour?

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.optional("control", &control)
            try members.required("enabled", &enabled)
            try members.optional("selected", &selected, unless: false)
            try members.optional("height", &height)
            try members.required("title", &title)
            try members.optional("subtitle", &subtitle)
            try members.optional("detail", &detail)
            try members.optional("tint", &tint)
            try members.optional("image", &image)
            try members.optional("imageTint", &imageTint)
            try members.optional("content", &content, unless: [])
            try members.optional("accessory", &accessory)
            try members.optional("accessoryView", &accessoryView)
            try members.optional("detailControl", &detailControl)
            try members.optional("menu", &menu)
            try members.optional("background", &background)
        }
    }

    /// The control that pulling a list down triggers.
    public struct Refresh: JSONRecord {
        public var control = ""
        public var title = ""
        public var enabled = true
        public var refreshing = false

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("control", &control)
            try members.required("title", &title)
            try members.required("enabled", &enabled)
            try members.required("refreshing", &refreshing)
        }
    }
}
