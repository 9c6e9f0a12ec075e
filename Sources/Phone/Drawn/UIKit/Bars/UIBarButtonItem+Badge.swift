extension UIBarButtonItem {
    /// A mark at an item's corner (iOS 26).
    public struct Badge: Equatable, Sendable {
        package let text: String
        @available(*, deprecated, message: "no effect") public var foregroundColor: UIColor? { didSet { inert(self) } }
        @available(*, deprecated, message: "no effect") public var backgroundColor: UIColor? { didSet { inert(self) } }
        @available(*, deprecated, message: "no effect") public var font: UIFont? { didSet { inert(self) } }

        private init(text: String) {
            self.text = text
        }

        public static func count(_ count: Int) -> Badge { Badge(text: String(count)) }
        public static func string(_ text: String) -> Badge { Badge(text: text) }
        /// A dot.
        public static func indicator() -> Badge { Badge(text: "") }
    }
}
