/// What a server answered to the form whose submission led to a visit (upstream's type of this name).
public struct VisitResponse: Codable, Sendable {
    public let statusCode: Int
    public let redirected: Bool
    public let responseHTML: String?

    public init(statusCode: Int, redirected: Bool = false, responseHTML: String? = nil) {
        self.statusCode = statusCode
        self.redirected = redirected
        self.responseHTML = responseHTML
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        statusCode = try container.decode(Int.self, forKey: .statusCode)
        redirected = try container.decodeIfPresent(Bool.self, forKey: .redirected) ?? false
        responseHTML = try container.decodeIfPresent(String.self, forKey: .responseHTML)
    }

    public var isSuccessful: Bool { (200..<300).contains(statusCode) }
}
