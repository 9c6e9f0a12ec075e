extension Screen {
    /// A question that a phone would put to its hardware or to its owner. The page puts it to the developer.
    public struct Ask: JSONRecord {
        public enum Kind: String, JSONChoice {
            case account, barcode, biometrics, file, image, link, location, nfc, permission, purchase, review, token
        }

        public private(set) var kind = Kind.permission
        /// Stays the same while it is shown.
        public var id = ""
        public var control = ""
        public var title = ""
        public var enabled = true
        public var message: String?
        /// The permission to grant, or the identifier of the product to buy.
        public var subject: String?
        /// The kinds of codes or of files.
        public var types: [String]?
        /// The largest number of items; 0 for any.
        public var maximum: Int?
        /// In bytes of base64, of all files together.
        public var limit: Int?
        /// The title of the button for another way.
        public var fallback: String?
        /// `read` or `write`.
        public var mode: String?
        /// The values to write.
        public var values: [String]?
        /// The page to sign in at.
        public var url: String?
        /// The scheme of the callback address.
        public var scheme: String?
        /// Formatted for display.
        public var price: String?
        /// The bridge component that created it, where the app knows it.
        public var component: String?

        public init(_ kind: Kind) {
            self.kind = kind
        }

        init() {}

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            try members.required("kind", &kind)
            try members.required("id", &id)
            try members.required("control", &control)
            try members.required("title", &title)
            try members.required("enabled", &enabled)
            try members.optional("message", &message)
            try members.optional("subject", &subject)
            try members.optional("types", &types)
            try members.optional("maximum", &maximum)
            try members.optional("limit", &limit)
            try members.optional("fallback", &fallback)
            try members.optional("mode", &mode)
            try members.optional("values", &values)
            try members.optional("url", &url)
            try members.optional("scheme", &scheme)
            try members.optional("price", &price)
            try members.optional("component", &component)
        }
    }
}
