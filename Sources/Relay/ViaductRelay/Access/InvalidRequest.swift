internal import LWS
internal import ViaductProtocol

/// The fault of a request, for the answer and the log.
struct InvalidRequest: Error, Equatable {
    let text: String
    let status: UInt32
    /// The explanation of this kind of refusal.
    let code: String
    /// The methods that the path allows, for the answer to any other method.
    private(set) var allowed: [String] = []
    /// The limit that the request was beyond, as the metrics count it.
    let limit: RefusalReason?
    /// Sentences about what may have led to it.
    private(set) var causes: [String] = []

    /// - Parameter code: `nil` for that of the status.
    init(_ text: String, status: UInt32 = 400, code: String? = nil, limit: RefusalReason? = nil) {
        self.text = text
        self.status = status
        self.code = code ?? Self.code(of: status)
        self.limit = limit
    }

    init(allowed: [String]) {
        self.init("This address takes \(allowed.joined(separator: " and ")) only.", status: 405)
        self.allowed = allowed
    }

    private static func code(of status: UInt32) -> String {
        switch status {
        case 401, 403: "VD-API-4"
        case 404: "VD-API-2"
        case 409, 503: "VD-API-3"
        default: "VD-API-1"
        }
    }

    /// Returns the fault with sentences about what may have led to it.
    func because(of causes: [String]) -> InvalidRequest {
        var request = self
        request.causes = causes
        return request
    }

    /// The text with the code of its explanation, and a line for each cause.
    var sentence: String { (["\(text) (\(code))"] + causes.map { "In the page: \($0)" }).joined(separator: "\n") }

    var response: HTTPResponse {
        var response = HTTPResponse(status: status, contentType: "text/plain; charset=utf-8", text: sentence + "\n")
        if !allowed.isEmpty { response.headers.append(("allow", allowed.joined(separator: ", "))) }
        if status == 503 { response.headers.append(("retry-after", "1")) }
        if status == 401 { response.headers.append(("www-authenticate", "Bearer")) }
        return response
    }
}

extension HTTPRequest {
    /// - Parameter methods: all that the path has.
    func require(_ methods: String...) throws(InvalidRequest) {
        guard methods.contains(method) else { throw InvalidRequest(allowed: methods) }
    }

    /// Reads the body. Its type has to be JSON, which a page of another origin cannot send without a preflight request.
    func read<Value>(_ make: ([UInt8]) throws(FrameError) -> Value) throws(InvalidRequest) -> Value {
        guard headers["content-type"]?.lowercased().split(separator: ";").first == "application/json" else {
            throw InvalidRequest("Send the body as JSON, with Content-Type: application/json.", status: 415)
        }
        do throws(FrameError) {
            return try make(body)
        } catch {
            throw InvalidRequest(Self.sentence(for: error))
        }
    }

    /// Bodies are read as frames are: their sentences name a body.
    private static func sentence(for error: FrameError) -> String {
        error.text
            .replacing("A frame has to be one JSON object", with: "The body has to be one JSON object")
            .replacing(#/In the frame “(?:link|components|cut)”, /#, with: "In the body, ")
            .replacing(#/The frame “(?:link|components|cut)”/#, with: "The body")
            .replacing(#/(?:It|The frame) was ignored\./#, with: "Nothing was done.")
    }

    func require(subprotocol: String, of socket: String) throws(InvalidRequest) {
        let offered = (headers["sec-websocket-protocol"] ?? "").split(separator: ",")
        guard offered.contains(where: { $0.drop(while: { $0 == " " }) == subprotocol }) else {
            throw InvalidRequest("\(socket) must request the subprotocol \(subprotocol).")
        }
    }

    /// 128 random bits.
    func id(_ name: String) throws(InvalidRequest) -> String {
        guard let id = queryValue(name), id.utf8.count == 32, id.utf8.allSatisfy(Self.isDigit) else {
            throw InvalidRequest("The query has to have \(name)=<32 lower-case hexadecimal digits>.")
        }
        return id
    }

    func room() throws(InvalidRequest) -> String {
        let room = queryValue("room") ?? RoomName.standard
        guard RoomName.isValid(room) else {
            throw InvalidRequest("In the query, room has to be 1 to 64 of A–Z a–z 0–9 . _ -")
        }
        return room
    }

    /// The tag of a page's test, `nil` for a page of none.
    func test() throws(InvalidRequest) -> String? {
        guard let tag = queryValue("test") else { return nil }
        guard RoomName.isValid(tag) else { throw InvalidRequest("In the query, test has to be 1 to 64 of A–Z a–z 0–9 . _ -") }
        return tag
    }

    /// The name of the app that a page requests; `nil` for the newest.
    func appName(limits: AppLimits) throws(InvalidRequest) -> String? {
        guard let name = queryValue("app") else { return nil }
        guard name.utf8.count <= limits.nameBytes else {
            throw InvalidRequest("In the query, app must have at most \(limits.nameBytes) bytes (--max-name-bytes).")
        }
        return name
    }

    /// A part of the query that is true or false; `nil` when it is absent.
    func flag(_ name: String) throws(InvalidRequest) -> Bool? {
        guard let text = queryValue(name) else { return nil }
        guard let flag = Bool(text) else { throw InvalidRequest("In the query, \(name) has to be true or false.") }
        return flag
    }

    func received() throws(InvalidRequest) -> Int {
        guard let received = Int(queryValue("received") ?? "0"), received >= 0 else {
            throw InvalidRequest("In the query, received has to be a whole number from 0.")
        }
        return received
    }

    func platform() throws(InvalidRequest) -> Platform? {
        guard let name = queryValue("platform") else { return nil }
        guard let platform = Platform(rawValue: name) else {
            throw InvalidRequest("In the query, platform has to be ios or android.")
        }
        return platform
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
        default: false
        }
    }
}
