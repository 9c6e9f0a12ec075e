/// Answers that a person has preset: the phone's location, its camera's scans, its permissions.
public struct PresetAnswers: Equatable, Sendable {
    public static let maximumCount = 64
    /// In bytes, of each.
    public static let maximumSize = 16 << 10
    private static let maximumName = 128
    private static let textSize = "text-size"

    /// An answer to one ask of a screen.
    public struct Given: Equatable, Sendable {
        /// The ask's id, which stays the same while it is open.
        public let id: String
        public let control: String
        /// JSON text.
        public let value: String

        /// The frame with which a page answers.
        public var frame: PageFrame { .action(control: control, value: value) }

        /// The frame as JSON text in UTF-8.
        public var text: [UInt8] { Array(#"{"type":"action","control":\#(JSONText.quoted(control)),"value":\#(value)}"#.utf8) }
    }

    /// JSON texts by the kind of the ask, for some with their subject or mode: `permission:camera`.
    private let values: [String: String]

    public static let none = PresetAnswers(values: [:])

    private init(values: [String: String]) {
        self.values = values
    }

    /// - Parameter json: `{"answers":{"location":{…},"permission:camera":true}}`.
    public init(_ json: [UInt8]) throws(FrameError) {
        guard let answers = try JSONObject(frame: json)["answers"]?.object?.all else {
            throw FrameError(code: .badFrame, text: "“answers” has to be an object. Nothing was changed.")
        }
        guard answers.count <= Self.maximumCount else {
            throw FrameError(code: .limit, text: "A room may have \(Self.maximumCount) answers. Nothing was changed.")
        }
        var values: [String: String] = [:]
        for (name, value) in answers {
            if name == Self.textSize {
                values[name] = try Self.textSize(value)
                continue
            }
            let kind = name.prefix { $0 != ":" }
            guard name.utf8.count <= Self.maximumName, Screen.Ask.Kind(rawValue: String(kind)) != nil else {
                throw FrameError(
                    code: .badFrame,
                    text: "“\(name.start())” is no kind of ask, as “location”, or “permission:camera”. Nothing was changed.")
            }
            let text = value.json
            guard text.utf8.count <= Self.maximumSize else {
                throw FrameError(
                    code: .limit, text: "The answer to “\(name)” has more than \(Self.maximumSize >> 10) KiB. Nothing was changed.")
            }
            values[name] = text
        }
        self.values = values
    }

    /// The preset text size; the default one without an answer.
    public var textSize: TextSize { values[Self.textSize].flatMap { TextSize(rawValue: String($0.dropFirst().dropLast())) } ?? .large }

    /// Whether there is an answer besides the text size.
    private var answersAsks: Bool { values.count > (values[Self.textSize] == nil ? 0 : 1) }

    /// - Returns: the JSON text of a text size.
    private static func textSize(_ value: JSONValue) throws(FrameError) -> String {
        JSONText.quoted(try TextSize(value, of: "text-size").rawValue)
    }

    /// Returns these answers, overridden by the others.
    public func replacing(with others: PresetAnswers) -> PresetAnswers {
        PresetAnswers(values: values.merging(others.values) { $1 })
    }

    public var isEmpty: Bool { values.isEmpty }

    /// `{"location":{…}}`, in the order of the names.
    public var json: String {
        "{\(values.sorted { $0.key < $1.key }.map { "\(JSONText.quoted($0.key)):\($0.value)" }.joined(separator: ","))}"
    }

    /// Answers a screen's asks before the page shows them to a person.
    ///
    /// - Parameter frame: JSON text of a frame `screen`.
    /// - Returns: the frame without the asks that are answered; `nil` when none is.
    public func answer(_ frame: ArraySlice<UInt8>) -> (frame: [UInt8], given: [Given])? {
        guard answersAsks, let object = try? JSONObject(Array(frame)), let asks = object["screen"]?.member("asks"),
            let elements = asks.elements({ $0 })
        else { return nil }
        var given: [Given] = []
        var left: [String] = []
        for ask in elements {
            if let answer = answer(to: ask) { given.append(answer) } else { left.append(ask.json) }
        }
        guard !given.isEmpty else { return nil }
        var text = asks.text
        text.replaceSubrange(asks.range, with: "[\(left.joined(separator: ","))]".utf8)
        return (text, given)
    }

    private func answer(to ask: JSONValue) -> Given? {
        guard let kind = ask.member("kind")?.string, let id = ask.member("id")?.string, let control = ask.member("control")?.string
        else { return nil }
        let detail = ask.member("subject")?.string ?? ask.member("mode")?.string
        let value = detail.flatMap { values["\(kind):\($0)"] } ?? values[kind]
        return value.map { Given(id: id, control: control, value: $0) }
    }
}
