extension Screen {
    /// An image in a place of its own.
    public struct Picture: JSONRecord {
        public enum Fit: String, JSONChoice {
            case cover, fill
        }

        public var image = Image()
        public var label: String?
        /// The whole image is visible when `nil`.
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
        /// Set with `title` and `enabled` when the whole stack is tappable.
        public var control: String?
        public var title: String?
        public var enabled: Bool?
        public var refresh: Refresh?
        /// Whether it scrolls sideways when it does not fit.
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
