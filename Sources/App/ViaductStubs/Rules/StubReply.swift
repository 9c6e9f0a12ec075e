import ViaductProtocol

/// An answer to a message, perhaps several times.
struct StubReply: Equatable, Sendable {
    /// `nil` for the message's event.
    let event: StubTemplate?
    /// `nil` for the message's data.
    let data: StubValue?
    let delay: Duration
    /// The total number of times that it is sent.
    let count: Int
    /// The time between two.
    let pause: Duration

    static let members = ["event", "data", "delayMs", "repeat", "everyMs"]

    init?(_ value: JSONValue, names: Set<StubTemplate.Name>, _ reading: StubReading) {
        guard let members = StubMembers(value, "“reply”", knows: Self.members, reading) else { return nil }
        event = members.text("event", names)
        data = members["data"].map { StubValue($0, names: names, reading) }
        switch data {
        case .json, .list: members.fail("data", "“data” of “reply” has to be an object: an iPhone sends {} in place of anything else.")
        case .text(let template) where template.single == nil: members.fail("data", "“data” of “reply” has to be an object or one template.")
        case .text, .members, nil: break
        }
        delay = .milliseconds(members.whole("delayMs", in: 0...StubLimits.delay) ?? 0)
        count = members.whole("repeat", in: 1...StubLimits.repetitions) ?? 1
        pause = .milliseconds(members.whole("everyMs", in: 1...StubLimits.delay) ?? 1000)
    }
}

extension StubMembers {
    /// The member `reply`.
    ///
    /// - Returns: `nil` when there is none, and `.some(nil)` for `null`, which is no reply.
    func reply(_ names: Set<StubTemplate.Name>) -> StubReply?? {
        guard let member = self["reply"] else { return nil }
        return .some(member.json == "null" ? nil : StubReply(member, names: names, reading))
    }
}
