extension Screen {
    /// A symbol or a picture.
    public struct Image: JSONRecord {
        /// The name of an SF Symbol.
        public var symbol: String?
        /// A `data:` URL.
        public var data: String?
        /// Whether only its shape is drawn, in the tint.
        public var template = false
        public var tint: Colour?

        public init() {}

        public init(symbol: String) {
            self.symbol = symbol
        }

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.optional("symbol", &symbol)
            try members.optional("data", &data)
            try members.optional("template", &template, unless: false)
            try members.optional("tint", &tint)
        }
    }
}
