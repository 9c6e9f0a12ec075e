import ViaductBuilder

/// The messages of a Stimulus controller to its native component, from `config/contract/controllers.cjs` or from a recording.
struct WebComponent: Codable, Equatable, Sendable {
    struct Send: Codable, Equatable, Sendable {
        /// The file of the inherited class for inherited messages, else the component's own.
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
