extension UIBarButtonItem {
    /// A mark at an item's corner (iOS 26).
    public struct Badge: Equatable, Sendable {
        package let text: String
        @available(*, deprecated, message: "Does nothing in a browser.")
        public var foregroundColor: UIColor? { didSet { Inert.note("UIBarButtonItem.Badge.foregroundColor") } }
        @available(*, deprecated, message: "Does nothing in a browser.")
        public var backgroundColor: UIColor? { didSet { Inert.note("UIBarButtonItem.Badge.backgroundColor") } }
        @available(*, deprecated, message: "Does nothing in a browser.")
        public var font: UIFont? { didSet { Inert.note("UIBarButtonItem.Badge.font") } }

        private init(text: String) {
            self.text = text
        }

        public static func count(_ count: Int) -> Badge { Badge(text: String(count)) }
        public static func string(_ text: String) -> Badge { Badge(text: text) }
        /// A dot.
        public static func indicator() -> Badge { Badge(text: "") }
    }
}
