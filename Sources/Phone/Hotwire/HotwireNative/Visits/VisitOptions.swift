/// The options of a visit (upstream's type of this name).
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

/// A visit's effect on the history (upstream's type of this name).
public enum VisitAction: String, Codable, Sendable {
    case advance
    case replace
    case restore
}

/// The server's response to the form submission that caused a visit (upstream's type of this name).
public struct VisitResponse: Codable, Sendable {
    public let statusCode: Int
    @_spi(HotwireNativeMain) public let redirected: Bool
    public let responseHTML: String?

    public init(statusCode: Int, responseHTML: String? = nil) {
        self.init(statusCode: statusCode, redirected: false, responseHTML: responseHTML)
    }

    @_spi(HotwireNativeMain)
    public init(statusCode: Int, redirected: Bool, responseHTML: String? = nil) {
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
