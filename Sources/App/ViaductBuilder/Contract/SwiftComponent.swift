/// A bridge component in Swift: its events and its replies, as far as its source shows them.
package struct SwiftComponent: Sendable {
    package struct Event: Sendable {
        package let name: String
        package let line: Int
        /// The data that it decodes; `nil` for none, of kind `unknown` where the source does not show it.
        package let data: ContractShape?
        /// The file of that type. The lines of the fields refer to it.
        package let dataFile: String
    }

    package struct Reply: Sendable {
        /// `nil` for an event that the source does not show.
        package let event: String?
        /// `nil` for the message's own data.
        package let data: ContractShape?
        package let file: String
        package let line: Int
    }

    package let name: String
    package let file: String
    package let line: Int
    package let events: [Event]
    /// Whether other events are possible.
    package let isOpen: Bool
    package let replies: [Reply]
}
