extension Screen {
    public struct Button: JSONRecord {
        public enum Style: String, JSONChoice {
            case plain, gray, tinted, filled, bordered, prominent
        }

        /// The side of its image; in front of the title without one.
        public enum Placement: String, JSONChoice {
            case trailing, top, bottom
        }

        public var control = ""
        public var title = ""
        public var enabled = true
        public var subtitle: String?
        public var runs: [Run] = []
        public var style: Style?
        /// The colour of its rectangle.
        public var fill: Colour?
        /// The tint of a style that has its own colour.
        public var accent: Colour?
        public var image: Image?
        public var imagePlacement: Placement?
        public var iconOnly = false
        public var loading = false
        public var selected = false
        public var capsule = false
        public var large = false
        /// The menu that a tap opens in the page.
        public var menu: Menu?

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("control", &control)
            try members.required("title", &title)
            try members.required("enabled", &enabled)
            try members.optional("subtitle", &subtitle)
            try members.optional("runs", &runs, unless: [])
            try members.optional("style", &style)
            try members.optional("fill", &fill)
            try members.optional("accent", &accent)
            try members.optional("image", &image)
            try members.optional("imagePlacement", &imagePlacement)
            try members.optional("iconOnly", &iconOnly, unless: false)
            try members.optional("loading", &loading, unless: false)
            try members.optional("selected", &selected, unless: false)
            try members.optional("capsule", &capsule, unless: false)
            try members.optional("large", &large, unless: false)
            try members.optional("menu", &menu)
        }
    }
}
