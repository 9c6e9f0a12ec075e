import ViaductBuilder

/// The messages of a Stimulus controller to its native component, as `config/contract/controllers.cjs` tells, or a recording.
struct WebComponent: Codable, Equatable, Sendable {
    struct Send: Codable, Equatable, Sendable {
        /// Another one than the component's for what it inherits.
        let file: String
        let line: Int
        /// `nil` where the event is not known.
        let events: [String]?
        let data: ContractShape
        /// Whether a callback waits for a reply.
        let isAnswered: Bool
        let reads: [Read]
    }

    /// A member of a reply's data.
    struct Read: Codable, Equatable, Sendable {
        let name: String
        let file: String
        let line: Int
        /// Whether the page does without it.
        let isGuarded: Bool
    }

    /// A reason why a component may send something else than its sources show.
    struct Doubt: Codable, Equatable, Sendable {
        let file: String
        let line: Int
        let reason: String
        let cure: String
    }

    let name: String
    let file: String
    let line: Int
    let sends: [Send]
    /// `nil` where all that it inherits is read.
    let doubt: Doubt?
}
