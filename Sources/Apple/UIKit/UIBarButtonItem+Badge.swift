extension UIBarButtonItem {
    /// A mark at an item's corner (iOS 26).
    public struct Badge: Equatable, Sendable {
        package let text: String
        public var foregroundColor: UIColor?
        public var backgroundColor: UIColor?
        public var font: UIFont?

        private init(text: String) {
            self.text = text
        }

        public static func count(_ count: Int) -> Badge { Badge(text: String(count)) }
        public static func string(_ text: String) -> Badge { Badge(text: text) }
        /// A dot.
        public static func indicator() -> Badge { Badge(text: "") }
    }
}
