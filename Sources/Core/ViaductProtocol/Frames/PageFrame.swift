/// A counted frame from a page.
public enum PageFrame: Equatable, Sendable {
    /// `behind`: the places that the page's tab has visited before, oldest first.
    case open(url: String, title: String, platform: Platform, behind: [VisitedPlace])
    /// `again`: a new place, although its URL equals the previous one's.
    case visit(url: String, title: String, action: VisitAction, again: Bool = false)
    /// A `visit` with `within`: the same place, although its URL is another.
    case readdress(url: String, title: String)
    case title(String)
    /// The page is about to visit the URL, unless the app decides otherwise. `isTurbo`: it is one of Turbo's visits, and not the web view's own.
    /// `isRedirect`: a form's answer has redirected there. `via`: the cause of one of the web view's own, where the page says it.
    case propose(url: String, action: VisitAction, isTurbo: Bool = true, isRedirect: Bool = false, via: NavigationCause? = nil)
    /// A visit has failed, and the page withholds the response. `status` is the response's, or 0 when it is not a web page or there is none.
    case failed(url: String, status: Int, unanswered: UnansweredRequest? = nil, isOffline: Bool = false)
    /// The native screens that the page keeps for its current place.
    case stacked([StackedScreen])
    /// A request or a form submission that Turbo has started or finished.
    case turbo(TurboEvent, url: String)
    /// The page's tab is in front, or hidden.
    case visibility(isVisible: Bool)
    /// By hand only: an event in the life of the screen, for the components of the page's place.
    case lifecycle(LifecycleEvent)
    /// By hand only: asks which path rules match the URL. The page stays where it is.
    case lookup(url: String)
    case message(BridgeMessage)
    /// `value` is JSON text.
    case action(control: String, value: String?)
    /// `value` is JSON text. At most one of `value` and `error` is set; neither is for `undefined`.
    case result(call: String, value: String?, error: String?)
    /// `body` is JSON text. With a `call`, the page waits for `posted`.
    case post(handler: String, body: String, call: String?)

    init(_ object: JSONObject) throws(FrameError) {
        let type = try object.requiredString("type", of: "?")
        switch type {
        case "message":
            guard let message = object["message"]?.object else {
                throw FrameError(code: .badFrame, text: "The frame “message” has no object “message”. It was ignored.")
            }
            self = .message(try BridgeMessage(message))
        case "action":
            self = .action(control: try object.requiredString("control", of: type), value: object["value"]?.json)
        case "visit":
            let (url, title) = (try object.requiredURL(of: type), try object.requiredTitle(of: type))
            let action: VisitAction = try object.requiredChoice("action", of: type)
            let isAgain = object["again"]?.json == "true"
            let isWithin = object["within"]?.json == "true"
            self = isWithin ? .readdress(url: url, title: title) : .visit(url: url, title: title, action: action, again: isAgain)
        case "propose":
            let via = object["via"]?.string.flatMap(NavigationCause.init(rawValue:))
            self = .propose(
                url: try object.requiredURL(of: type), action: try object.requiredChoice("action", of: type),
                isTurbo: via == nil && object["turbo"]?.json != "false", isRedirect: object["redirected"]?.json == "true", via: via)
        case "failed":
            guard let status = object["status"]?.integer else {
                throw FrameError(code: .badFrame, text: "The frame “failed” has no whole number “status”. It was ignored.")
            }
            let unanswered = object["unanswered"]?.string.flatMap(UnansweredRequest.init(rawValue:))
            self = .failed(
                url: try object.requiredURL(of: type), status: status, unanswered: unanswered, isOffline: object["offline"]?.json == "true")
        case "stacked":
            guard let screens = object["screens"].flatMap(StackedScreen.read) else {
                throw FrameError(
                    code: .badFrame,
                    text: "In the frame “stacked”, “screens” has to be an array of objects with “title”. It was ignored.")
            }
            self = .stacked(screens)
        case "turbo":
            self = .turbo(try object.requiredChoice("event", of: type), url: try object.requiredURL(of: type))
        case "title":
            self = .title(try object.requiredTitle(of: type))
        case "visibility":
            guard let isVisible = object["visible"]?.json, ["true", "false"].contains(isVisible) else {
                throw FrameError(
                    code: .badFrame, text: "The frame “visibility” has no boolean “visible”. It was ignored.")
            }
            self = .visibility(isVisible: isVisible == "true")
        case "lifecycle":
            self = .lifecycle(try object.requiredChoice("event", of: type))
        case "lookup":
            self = .lookup(url: try object.requiredURL(of: type))
        case "open":
            guard let behind = object["behind"].map({ $0.elements(last: VisitedPlace.maximum, VisitedPlace.init) }) ?? [] else {
                throw FrameError(
                    code: .badFrame,
                    text:
                        "In the frame “open”, “behind” has to be an array of objects with “url” and “title”. It was ignored.")
            }
            self = .open(
                url: try object.requiredURL(of: type), title: try object.requiredTitle(of: type),
                platform: try object.requiredChoice("platform", of: type), behind: behind)
        case "result":
            self = .result(
                call: try object.requiredString("call", of: type), value: object["value"]?.json,
                error: object["error"]?.string)
        case "post":
            self = .post(
                handler: try object.requiredString("handler", of: type), body: object["body"]?.json ?? "null",
                call: object["call"]?.string)
        default:
            throw .unknownType(type)
        }
    }
}

extension JSONObject {
    public init(frame bytes: [UInt8]) throws(FrameError) {
        do throws(JSONError) {
            self = try JSONObject(bytes)
        } catch {
            throw FrameError(code: .badFrame, text: "A frame has to be one JSON object: \(error). It was ignored.")
        }
    }

    /// Rejects an overlong URL: it is compared with those of messages, so it cannot be cut.
    func requiredURL(of frame: String) throws(FrameError) -> String {
        let url = try requiredString("url", of: frame)
        guard url.utf8.count <= VisitedPlace.maximumURL else {
            throw FrameError(
                code: .badFrame,
                text:
                    "In the frame “\(frame)”, “url” has \(url.utf8.count) bytes; at most \(VisitedPlace.maximumURL) are allowed. It was ignored. Keep the page's data out of its URL."
            )
        }
        return url
    }

    func requiredTitle(of frame: String) throws(FrameError) -> String {
        try requiredString("title", of: frame).start(VisitedPlace.maximumTitle)
    }

    /// - Parameter limit: the number of strings to read, from the start.
    func requiredStrings(_ key: StaticString, of frame: String, atMost limit: Int) throws(FrameError) -> [String] {
        if let strings = self[key]?.strings(atMost: limit) { return strings }
        throw FrameError(
            code: .badFrame, text: "In the frame “\(frame)”, “\(key)” has to be an array of strings. It was ignored.")
    }

    func requiredChoice<Choice: RawRepresentable<String> & CaseIterable>(
        _ key: StaticString, of frame: String
    ) throws(FrameError) -> Choice {
        let string = try requiredString(key, of: frame)
        if let choice = Choice(rawValue: string) { return choice }
        let allowed = Choice.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
        throw FrameError(
            code: .badFrame,
            text:
                "In the frame “\(frame)”, “\(key)” is “\(string.start())” and has to be one of \(allowed). It was ignored."
        )
    }
}
