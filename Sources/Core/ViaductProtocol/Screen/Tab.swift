extension Screen {
    public struct Tab: JSONRecord {
        public var control = ""
        public var title = ""
        public var enabled = true
        public var selected = false
        public var image: Image?
        public var badge: String?

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("control", &control)
            try members.required("title", &title)
            try members.required("enabled", &enabled)
            try members.required("selected", &selected)
            try members.optional("image", &image)
            try members.optional("badge", &badge)
        }
    }
}
