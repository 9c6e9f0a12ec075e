/// How a page is visited (upstream's type of this name).
public struct VisitOptions: Codable, Sendable {
    public let action: VisitAction
    public let response: VisitResponse?

    public init(action: VisitAction = .advance, response: VisitResponse? = nil) {
        self.action = action
        self.response = response
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        action = try container.decodeIfPresent(VisitAction.self, forKey: .action) ?? .advance
        response = try container.decodeIfPresent(VisitResponse.self, forKey: .response)
    }
}
