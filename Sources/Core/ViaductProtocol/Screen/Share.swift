extension Screen {
    /// The share sheet.
    public struct Share: JSONRecord {
        /// Stays the same while it is shown.
        public var id = ""
        public var items: [ShareItem] = []
        public var subject: String?
        /// The activities that are not offered.
        public var excluded: [String] = []
        /// The app's own.
        public var activities: [Activity] = []
        /// The control that reports the choice.
        public var dismiss = ""
        /// The bridge component that created it, where the app knows it.
        public var component: String?

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.constant("kind", "share")
            try members.required("id", &id)
            try members.required("items", &items)
            try members.optional("subject", &subject)
            try members.optional("excluded", &excluded, unless: [])
            try members.optional("activities", &activities, unless: [])
            try members.required("dismiss", &dismiss)
            try members.optional("component", &component)
        }
    }

    /// A link, a text, an image, or a file with its name.
    public struct ShareItem: JSONRecord {
        public var url: String?
        public var text: String?
        /// A `data:` URL.
        public var image: String?
        /// The file's name.
        public var name: String?
        /// The file's content, a `data:` URL; `nil` when it cannot be read.
        public var data: String?

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.optional("url", &url)
            try members.optional("text", &text)
            try members.optional("image", &image)
            try members.optional("name", &name)
            try members.optional("data", &data)
        }
    }

    public struct Activity: JSONRecord {
        /// The activity's name in the answer.
        public var activity = ""
        public var title = ""
        public var image: Image?

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("activity", &activity)
            try members.required("title", &title)
            try members.optional("image", &image)
        }
    }
}
