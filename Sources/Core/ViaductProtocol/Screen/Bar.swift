extension Screen {
    /// The bar at the top of the page or of a native screen.
    public struct Bar: JSONRecord {
        /// `nil` in a native screen, which has a title of its own.
        public var title: String?
        public var left: [BarItem] = []
        /// The first one stands at the edge.
        public var right: [BarItem] = []
        public var subtitle: String?
        public var search: Search?
        public var prompt: String?
        public var largeTitle = false
        /// In place of the title.
        public var titleView: Element?
        public var tint: Colour?
        public var hidden = false
        public var back: Back?
        /// Set when the page covers the one below.
        public var modal: Modal?

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.optional("title", &title)
            try members.required("left", &left)
            try members.required("right", &right)
            try members.optional("subtitle", &subtitle)
            try members.optional("search", &search)
            try members.optional("prompt", &prompt)
            try members.optional("largeTitle", &largeTitle, unless: false)
            try members.optional("titleView", &titleView)
            try members.optional("tint", &tint)
            try members.optional("hidden", &hidden, unless: false)
            try members.optional("back", &back)
            try members.optional("modal", &modal)
        }
    }

    public struct Back: JSONRecord {
        public var control = ""
        /// May be empty.
        public var title = ""

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("control", &control)
            try members.required("title", &title)
        }
    }

    /// The way in which a page covers the one below.
    public struct Modal: JSONRecord {
        /// Hotwire Native's `modal_style`.
        public var style = ""
        /// The control that closes it; `nil` where a person may not.
        public var dismiss: String?

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("style", &style)
            try members.optional("dismiss", &dismiss)
        }
    }

    public struct Search: JSONRecord {
        public var control = ""
        /// The placeholder.
        public var title = ""
        public var text = ""
        public var enabled = true
        public var active = false
        /// The control of its button.
        public var cancel: String?
        /// The control of the Return key.
        public var submit = ""
        public var scopes: [Scope] = []
        /// The bridge component that created it, where the app knows it.
        public var component: String?

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("control", &control)
            try members.required("title", &title)
            try members.required("text", &text)
            try members.required("enabled", &enabled)
            try members.required("active", &active)
            try members.optional("cancel", &cancel)
            try members.required("submit", &submit)
            try members.optional("scopes", &scopes, unless: [])
            try members.optional("component", &component)
        }
    }

    /// One scope of a search.
    public struct Scope: JSONRecord {
        public var control = ""
        public var title = ""
        public var enabled = true
        public var selected = false

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("control", &control)
            try members.required("title", &title)
            try members.required("enabled", &enabled)
            try members.required("selected", &selected)
        }
    }
}
