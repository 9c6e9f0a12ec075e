extension Screen {
    /// An image in a place of its own.
    public struct Picture: JSONRecord {
        public enum Fit: String, JSONChoice {
            case cover, fill
        }

        public var image = Image()
        public var label: String?
        /// All of it is seen when `nil`.
        public var fit: Fit?

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("image", &image)
            try members.optional("label", &label)
            try members.optional("fit", &fit)
        }
    }

    public struct Progress: JSONRecord {
        /// From 0 to 1; a spinner when `nil`.
        public var value: Double?
        public var label: String?
        public var large = false

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.optional("value", &value)
            try members.optional("label", &label)
            try members.optional("large", &large, unless: false)
        }
    }

    /// Elements below each other or side by side.
    public struct Stack: JSONRecord {
        public enum Axis: String, JSONChoice {
            case horizontal, vertical
        }

        public enum Alignment: String, JSONChoice {
            case leading, center, trailing
        }

        public enum Distribution: String, JSONChoice {
            case equal, between
        }

        public var axis = Axis.vertical
        public var spacing: Double?
        public var align: Alignment?
        public var distribution: Distribution?
        /// With `title` and `enabled`, when all of it can be tapped.
        public var control: String?
        public var title: String?
        public var enabled: Bool?
        public var refresh: Refresh?
        /// Whether it is scrolled sideways where it has no room.
        public var scrolls = false
        public var children: [Element] = []

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("axis", &axis)
            try members.optional("spacing", &spacing)
            try members.optional("align", &align)
            try members.optional("distribution", &distribution)
            try members.optional("control", &control)
            try members.optional("title", &title)
            try members.optional("enabled", &enabled)
            try members.optional("refresh", &refresh)
            try members.optional("scrolls", &scrolls, unless: false)
            try members.required("children", &children)
        }
    }

    public struct Toolbar: JSONRecord {
        public var items: [BarItem] = []

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("items", &items)
        }
    }

    /// A web view of the app's own.
    public struct Web: JSONRecord {
        public var url = ""

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("url", &url)
        }
    }
}
