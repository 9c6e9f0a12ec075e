public import HotwireNative
import UIKit
import ViaductCommands
import ViaductComponents
import ViaductProtocol

/// A component that follows a stub's file (`docs/stubs.md`).
public final class StubComponent: BridgeComponent {
    public override class var name: String { "stub" }

    let stub: Stub
    /// Bar buttons by the number of their rule.
    var items: [Int: (item: UIBarButtonItem, side: UINavigationItem.Side)] = [:]
    /// How many messages each rule has taken, by its number.
    private var taken: [Int: Int] = [:]
    /// Replies that wait for their time, the next one first.
    private var waiting: [WaitingReply] = []
    private var waitingBytes = 0
    /// The templates whose missing values were reported, with the numbers of their rules.
    private var reported: Set<String> = []

    var viewController: UIViewController? { delegate?.destination as? UIViewController }

    init(_ stub: Stub, destination: any BridgeDestination, delegate: any BridgingDelegate) {
        self.stub = stub
        super.init(destination: destination, delegate: delegate)
    }

    public required convenience init(destination: any BridgeDestination, delegate: any BridgingDelegate) {
        self.init(.empty, destination: destination, delegate: delegate)
    }

    public override func onReceive(message: Message) {
        var data = JSONValue(json: message.jsonData).map { JSONPlaces($0, stub.paths[.data] ?? JSONPaths()) }
        var budget = StepBudget(StubLimits.steps)
        guard let rule = stub.rules.first(where: { takes(message, &data, $0, spending: &budget) }) else {
            if message.event == "disconnect" { removeButtons() } else if !budget.isOver { tellUnmatched(message) }
            return
        }
        let count = (taken[rule.number] ?? 0) + 1
        taken[rule.number] = count
        let next = rule.list.isEmpty ? nil : JSONValue(json: rule.list[(count - 1) % rule.list.count])
        let scope = StubScope(event: message.event, data: data, count: count, next: next, paths: stub.paths) { [weak self] in
            self?.tellAbsence(of: $0, in: $1, rule, message)
        }
        perform(rule, StubTurn(message: message, scope: scope))
    }

    private func takes(_ message: Message, _ data: inout JSONPlaces?, _ rule: StubRule, spending budget: inout StepBudget) -> Bool {
        guard !budget.isOver, message.wire.hasEvent(rule.event), rule.times.map({ (taken[rule.number] ?? 0) < $0 }) ?? true else {
            return false
        }
        guard let pattern = rule.pattern else { return true }
        let isMatch = data.take().map { places in
            var places = places
            defer { data = places }
            return pattern.matches(&places, spending: &budget)
        }
        if budget.isOver { tellCostly(message, rule, budget) }
        return isMatch == true && !budget.isOver
    }

    private func tellCostly(_ message: Message, _ rule: StubRule, _ budget: StepBudget) {
        HotwireLog.write(
            "\(stub.file):\(rule.line): rule \(rule.number) and those after it did not match “\(message.event.start())”: a message may take "
                + "\(budget.limit) steps in all rules, and had taken them there. Anchor a regular expression by “^”, repeat nothing that "
                + "repeats, or shorten the text.", cause: "VD-STUB-7", about: message)
    }

    /// Reports once a screen that a rule's template has no value.
    private func tellAbsence(of reference: StubReference, in root: JSONValue?, _ rule: StubRule, _ message: Message) {
        guard let absence = reference.absence(in: root) else { return }
        tell(reference, "has no value: \(absence.text)", "Send it, or write \(reference.optional.text) if it may be missing", rule, message)
    }

    /// Reports once a screen that the page's list for “items” is none.
    func tellNoList(_ reference: StubReference, _ value: JSONValue, _ rule: StubRule, _ message: Message) {
        tell(reference, "is “items”, and \(value.kindName) in place of a list: there is nothing to choose.", "Send a list", rule, message)
    }

    private func tell(_ reference: StubReference, _ problem: String, _ cure: String, _ rule: StubRule, _ message: Message) {
        guard reported.insert("\(rule.number) \(reference.text)").inserted else { return }
        HotwireLog.write(
            "\(stub.file):\(stub.line(at: reference.offset)): rule \(rule.number): \(reference.text) of “\(message.event.start())” \(problem) \(cure).",
            cause: "VD-STUB-8", about: message)
    }

    private func tellUnmatched(_ message: Message) {
        let events = Set(stub.rules.map(\.event))
        let reason =
            if events.contains(message.event) {
                "no rule for it has this data, or all have taken their “times”"
            } else {
                Suggestion.nearest(to: message.event, among: events.sorted()).map { "no rule is on it. Did you mean “\($0)”?" }
                    ?? "its rules are on \(events.sorted().prefix(8).map { "“\($0.start())”" }.joined(separator: ", "))"
            }
        HotwireLog.write(
            "The stub \(stub.file) had no rule for “\(message.event.start())” of “\(stub.name)”: \(reason)", cause: "VD-STUB-4", about: message)
    }

    // MARK: Replies

    /// - Parameter answer: `nil` for none.
    func send(_ answer: StubReply?, _ rule: StubRule, _ turn: StubTurn) {
        guard let answer else { return }
        guard let reply = turn.reply(answer) else {
            return complain("its reply would be longer than \(StubLimits.reply) bytes", rule, turn)
        }
        if answer.delay == .zero, answer.count == 1 { return post(reply) }
        guard waiting.count < StubLimits.waiting else {
            return complain("\(waiting.count) replies wait for their time already", rule, turn)
        }
        let bytes = reply.jsonData.utf8.count * answer.count
        guard waitingBytes + bytes <= StubLimits.waitingBytes else {
            return complain("the replies that wait for their time would have more than \(StubLimits.waitingBytes) bytes", rule, turn)
        }
        waitingBytes += bytes
        wait(for: WaitingReply(message: reply, due: .now + answer.delay, further: answer.count - 1, pause: answer.pause))
    }

    /// Tasks with the same pause may wake in any order, so each sends the reply that is due first.
    private func wait(for reply: WaitingReply) {
        waiting.insert(reply, at: waiting.firstIndex { $0.due > reply.due } ?? waiting.count)
        Task { [weak self] in
            try? await Task.sleep(until: reply.due, clock: .continuous)
            self?.postNext()
        }
    }

    private func postNext() {
        var reply = waiting.removeFirst()
        waitingBytes -= reply.message.jsonData.utf8.count
        post(reply.message)
        guard reply.further > 0 else { return }
        reply.further -= 1
        reply.due = .now + reply.pause
        wait(for: reply)
    }

    /// The next of the replies that wait for their time.
    package var nextReply: (time: ContinuousClock.Instant, outline: String)? {
        waiting.first.map { reply in
            let pause = max(.zero, reply.due - .now).components
            let milliseconds = pause.seconds * 1000 + pause.attoseconds / 1_000_000_000_000_000
            return (reply.due, "the stub “\(stub.name)” replies “\(reply.message.event.start())” in \(milliseconds) ms, by its delayMs or everyMs.")
        }
    }

    /// At once, also in a task.
    private func post(_ reply: Message) { self.reply(with: reply) }

    private func complain(_ reason: String, _ rule: StubRule, _ turn: StubTurn) {
        HotwireLog.write(
            "\(stub.file):\(rule.line): rule \(rule.number): “\(turn.message.event.start())” got no reply: \(reason).", cause: "VD-STUB-5",
            about: turn.message)
    }
}

/// A reply that waits for its time.
private struct WaitingReply {
    let message: Message
    var due: ContinuousClock.Instant
    /// How many times it is sent after that.
    var further: Int
    let pause: Duration
}

/// A message that a rule has taken, with the values for its templates.
struct StubTurn {
    let message: Message
    var scope: StubScope

    /// - Returns: `nil` when it would be too long.
    @MainActor func reply(_ reply: StubReply) -> Message? {
        let event = reply.event?.string(in: scope, atMost: 1024)
        guard let data = reply.data else { return message.replacing(event: event) }
        return data.json(in: scope).map { message.replacing(event: event, jsonData: $0) }
    }

    func choosing(_ index: Int, _ item: JSONValue?) -> StubTurn {
        var turn = self
        turn.scope[.index] = JSONValue(json: String(index))
        turn.scope[.item] = item
        return turn
    }
}

extension Stub {
    static let empty = Stub()

    private init() {
        (name, file, json, rules, paths) = ("stub", "", [], [], [:])
    }

    /// The component as a screen's delegate makes it.
    @MainActor package var kind: BridgeComponentKind {
        BridgeComponentKind(name: name) { StubComponent(self, destination: $0, delegate: $1) }
    }
}
