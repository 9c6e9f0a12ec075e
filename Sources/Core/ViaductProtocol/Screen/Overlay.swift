extension Screen {
    /// An element on top of the page: a toast, a floating button.
    public struct Overlay: JSONRecord {
        public enum Position: String, JSONChoice {
            case top, center, bottom
        }

        /// Stays the same while it is shown.
        public var id = ""
        public var position = Position.bottom
        public var element = Element()

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("id", &id)
            try members.required("position", &position)
            try element.visit(&members)
        }
    }
}
