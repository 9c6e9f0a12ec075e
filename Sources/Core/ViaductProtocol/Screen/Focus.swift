extension Screen {
    /// The control to which the app has moved the page's focus. A page moves it once for each number.
    public struct Focus: JSONRecord {
        public var control = ""
        /// Whether the control gets the focus; `false` when it loses it.
        public var focused = true
        public var number = 0

        public init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("control", &control)
            try members.required("focused", &focused)
            try members.required("number", &number)
        }
    }
}
