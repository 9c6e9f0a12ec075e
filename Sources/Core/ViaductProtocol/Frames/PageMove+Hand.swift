extension PageMove {
    private static let mostSteps = 1000

    /// Reads a frame `move` that a person or a test has written. It may only lead to web addresses.
    init(byHand object: JSONObject) throws(FrameError) {
        switch try object.requiredString("action", of: "move") {
        case "advance": self = .visit(try object.webURL(), replaces: false)
        case "replace": self = .visit(try object.webURL(), replaces: true)
        case "load": self = .load(try object.webURL())
        case "back": self = .back(steps: try object.whole("steps", among: 1...Self.mostSteps) ?? 1)
        case "forward": self = .forward
        case "reload": self = .reload
        case "refresh": self = .refresh(isUncached: object["uncached"]?.json == "true")
        case "restored": self = .restored
        case "response": self = .response
        case let action:
            throw FrameError(
                code: .badFrame,
                text: """
                    In the frame “move”, “action” is “\(action.start())” and has to be one of “advance”, “replace”, “load”, “back”, \
                    “forward”, “reload”, “refresh”, “restored”, “response”. Nothing was sent.
                    """)
        }
    }
}

extension JSONObject {
    /// A web address or a relative one. A browser would run `javascript:`, even with line breaks or spaces in or before it.
    fileprivate func webURL() throws(FrameError) -> String {
        let url = try requiredURL(of: "move")
        let end = url.unicodeScalars.firstIndex { ":/?#".unicodeScalars.contains($0) }
        let scheme = end.flatMap { url.unicodeScalars[$0] == ":" ? url[..<$0].lowercased() : nil }
        let hasGaps = url.unicodeScalars.contains { $0.value <= 0x20 || $0.isControl }
        guard !hasGaps, scheme.map({ ["http", "https"].contains($0) }) ?? true else {
            throw FrameError(
                code: .badFrame,
                text: "In the frame “move”, “url” has to begin with http:// or https://, or to be relative, and to have no spaces. Nothing was sent.")
        }
        return url
    }
}
