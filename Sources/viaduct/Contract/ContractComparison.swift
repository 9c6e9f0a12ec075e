import ViaductBuilder
import ViaductCommands

/// The differences between what pages send and read, and what the app's components take and reply.
struct ContractComparison {
    /// A sentence with the places on both sides and what to do.
    struct Finding: Hashable {
        let text: String
        /// `file:line` and the code there.
        let web: String?
        let swift: String?
        let cure: String
        /// Whether the two sides contradict each other.
        fileprivate(set) var isDisagreement: Bool
    }

    /// An event that needs no handler: a component's controls go with its page.
    private static let ownEvents: Set = ["disconnect"]

    private(set) var findings: [Finding] = []
    /// The names of components that may send something else than their sources show.
    private(set) var doubtful: Set<String> = []
    /// All of them, each of which is reported once.
    private var known: Set<Finding> = []
    private let swift: [SwiftComponent]

    /// - Parameters:
    ///   - unnamed: the controllers without a readable name.
    ///   - unnamedSwift: the components without one.
    ///   - isWebComplete: whether all of the pages' files were read. Otherwise a component without a partner may have one.
    ///   - isSwiftComplete: the same for the app's files.
    init(
        web: [WebComponent], swift: [SwiftComponent], unnamed: [WebReader.Unnamed] = [],
        unnamedSwift: [SwiftComponentReader.Unnamed] = [], isWebComplete: Bool = true, isSwiftComplete: Bool = true
    ) {
        self.swift = swift
        for place in unnamed {
            note(
                "The name of a component is known only when the page runs.", web: "\(place.file):\(place.line)",
                cure: "Write it as a string: static component = \"form\".")
        }
        for place in unnamedSwift {
            note(
                "The name of a component is known only when the app runs.", swift: "\(place.file):\(place.line)",
                cure: "Write it as a string: override class var name: String { \"form\" }.")
        }
        let names = Set(web.map(\.name))
        let unsent = Set(swift.map(\.name)).subtracting(names).sorted()
        for component in web {
            if let doubt = component.doubt { note("“\(component.name)”: \(doubt.reason).", web: "\(doubt.file):\(doubt.line)", cure: doubt.cure) }
            let first = findings.count
            if let partner = swift.first(where: { $0.name == component.name }) {
                compare(component, with: partner)
            } else if isSwiftComplete {
                tellMissing(component, among: isWebComplete ? unsent : [])
            }
            guard component.doubt != nil else { continue }
            doubtful.insert(component.name)
            for index in first..<findings.count {
                known.remove(findings[index])
                findings[index].isDisagreement = false
                known.insert(findings[index])
            }
        }
        for component in swift where isWebComplete && !names.contains(component.name) {
            note("“\(component.name)”: no controller sends to it.", swift: "\(component.file):\(component.line)")
        }
    }

    private mutating func tellMissing(_ component: WebComponent, among others: [String]) {
        let place = "\(component.file):\(component.line)"
        guard let near = Suggestion.nearest(to: component.name, among: others) else {
            return note("“\(component.name)”: the app has no component of this name.", web: place)
        }
        let partner = swift.first { $0.name == near }
        disagree(
            "“\(component.name)”: the app has no component of this name.", web: "\(place)  names \(component.name)",
            swift: partner.map { "\($0.file):\($0.line)  names \($0.name)" }, cure: "Did you mean “\(near)”? Give both the same name.")
    }

    private mutating func compare(_ web: WebComponent, with swift: SwiftComponent) {
        for send in web.sends {
            let place = "\(send.file):\(send.line)"
            guard let names = send.events else {
                note("“\(web.name)”: an event cannot be known before the page runs.", web: place)
                continue
            }
            for name in names {
                let subject = "“\(web.name)”, event “\(name)”"
                if let event = swift.events.first(where: { $0.name == name }) {
                    if let data = event.data {
                        compare(send.data, with: data, subject, web: (send.file, send.line), swift: (event.dataFile, event.line))
                    }
                } else if !Self.ownEvents.contains(name) {
                    tellUnknown(name, subject, web: place, swift: swift)
                }
                compareReply(send, subject, event: name, web: web, swift: swift)
            }
        }
    }

    private mutating func tellUnknown(_ event: String, _ subject: String, web place: String, swift: SwiftComponent) {
        let known = swift.events.map(\.name)
        let near = Suggestion.nearest(to: event, among: known).map { "Did you mean “\($0)”? " } ?? ""
        let knows = "\(swift.file):\(swift.line)  knows \(known.isEmpty ? "none" : known.joined(separator: ", "))"
        if !swift.isOpen {
            disagree(
                "\(subject): the app does not know the event.", web: "\(place)  sends \(event)", swift: knows,
                cure: "\(near)Send an event that the app knows, or add a case to its events.")
        } else if !known.isEmpty {
            // A component that looks at no event takes all of them.
            note(
                "\(subject): the source does not show whether the app takes it.", web: "\(place)  sends \(event)",
                swift: "\(knows), and may take others")
        }
    }

    // MARK: Data

    private typealias Place = (file: String, line: Int)

    /// - Parameter path: the member's name after those of its parents; empty for the whole data.
    private mutating func compare(
        _ sent: ContractShape, with taken: ContractShape, _ subject: String, path: String = "", web: Place, swift: Place
    ) {
        guard taken.kind != .unknown else { return }
        let (sender, taker) = ("\(web.file):\(web.line)", "\(swift.file):\(swift.line)  needs \(Self.name(of: taken))")
        let name = path.isEmpty ? "the data" : "“\(path)”"
        if sent.kind == .null || sent.isNullable == true, taken.isNullable != true {
            disagree(
                "\(subject): \(name) may be null, which the app does not take.", web: "\(sender)  sends null", swift: taker,
                cure: "Send a value in its place, or make it optional in Swift.")
        }
        // Data that is missing is an empty object.
        if sent.kind == .undefined || sent.isAbsent == true, taken.isNullable != true, !path.isEmpty {
            disagree(
                "\(subject): \(name) may be missing, which the app does not take.", web: "\(sender)  may send undefined, or nothing", swift: taker,
                cure: "Send it always, or make it optional in Swift.")
        }
        if [.null, .undefined, .unknown].contains(sent.kind) { return }
        guard sent.kind == taken.kind else {
            return disagree(
                "\(subject): \(name) has another type.", web: "\(sender)  sends \(Self.name(of: sent))", swift: taker,
                cure: "Send \(Self.name(of: taken)), or change the type in Swift.")
        }
        compareValues(sent, with: taken, "\(subject): \(name)", web: sender, swift: "\(swift.file):\(swift.line)")
        if let element = sent.items?.first, let other = taken.items?.first {
            compare(element, with: other, subject, path: "\(path)[]", web: web, swift: swift)
        }
        for field in taken.fields ?? [] {
            let inner = path.isEmpty ? field.name : "\(path).\(field.name)"
            let place = (swift.file, field.line ?? swift.line)
            if let mistaken = field.mistaken, field.isRequired == true {
                disagree(
                    "\(subject): the app needs “\(inner)”, which its keyDecodingStrategy turns into “\(mistaken)”.", web: sender,
                    swift: "\(place.0):\(place.1)", cure: "Name the key “\(mistaken)” in CodingKeys, or leave the strategy out.")
            } else if let own = sent.field(readBy: field) {
                compare(own.shape, with: field.shape, subject, path: inner, web: (web.file, own.line ?? web.line), swift: place)
            } else if sent.isOpen != true {
                tellMissing(field, in: sent, of: taken, "\(subject): ", inner, web: sender, swift: "\(place.0):\(place.1)")
            }
        }
    }

    /// Compares the literals that are sent with the cases of an enum.
    private mutating func compareValues(_ sent: ContractShape, with taken: ContractShape, _ subject: String, web: String, swift: String) {
        guard let known = taken.values else { return }
        let isText = taken.kind == .string
        let numbers = known.compactMap(Double.init)
        let unknown = (sent.values ?? []).filter { value in isText ? !known.contains(value) : !numbers.contains(Double(value) ?? 0) }
        for value in unknown {
            let near = isText ? Suggestion.nearest(to: value, among: known) : nil
            disagree(
                "\(subject) is \(isText ? "“\(value)”" : value), which the app does not know.", web: "\(web)  sends \(value)",
                swift: "\(swift)  knows \(known.joined(separator: ", "))",
                cure: "\(near.map { "Did you mean “\($0)”? " } ?? "")Send a value that the app knows, or add a case to its enum.")
        }
    }

    private mutating func tellMissing(
        _ field: ContractShape.Field, in sent: ContractShape, of taken: ContractShape, _ subject: String, _ path: String, web: String, swift: String
    ) {
        let names = (sent.fields ?? []).map(\.name)
        let others = (sent.fields ?? []).filter { own in !(taken.fields ?? []).contains { own.isRead(by: $0) } }
        let near = Suggestion.nearest(to: field.name, among: others.map(\.name))
        let sends = "\(web)  sends \(names.isEmpty ? "no members" : names.joined(separator: ", "))"
        guard field.isRequired == true else {
            guard let other = near ?? Self.onlyOther(than: field, among: others, in: sent, of: taken) else { return }
            return note(
                "\(subject)the app takes “\(path)”, which the page does not send. "
                    + "It may be renamed: the page sends “\(other)”, which the app does not take.",
                web: sends, swift: swift)
        }
        disagree(
            "\(subject)the app needs “\(path)”, which the page does not send.", web: sends,
            swift: "\(swift)  needs \(field.name): \(Self.name(of: field.shape))",
            cure: "\(near.map { "Did you mean “\($0)”? " } ?? "")Send it, or make it optional in Swift.")
    }

    /// The only member that can be one that the app takes under another name, where the app takes only one such.
    private static func onlyOther(
        than field: ContractShape.Field, among others: [ContractShape.Field], in sent: ContractShape, of taken: ContractShape
    ) -> String? {
        // Members for Android are not for this app.
        let fitting = others.filter { $0.shape.mayBe(field.shape.kind) && !$0.name.lowercased().contains("android") }
        let missing = (taken.fields ?? []).filter { $0.shape.mayBe(field.shape.kind) && sent.field(readBy: $0) == nil }
        return fitting.count == 1 && missing.count == 1 ? fitting[0].name : nil
    }

    // MARK: Replies

    private mutating func compareReply(_ send: WebComponent.Send, _ subject: String, event: String, web: WebComponent, swift: SwiftComponent) {
        let replies = swift.replies.filter { $0.event == nil || $0.event == event }
        guard send.isAnswered, let first = replies.first else {
            if send.isAnswered, !swift.isOpen {
                note("\(subject): the page waits for a reply, and the source shows none.", web: "\(send.file):\(send.line)")
            }
            return
        }
        // A reply without data brings that of the message back.
        let shapes = replies.map { $0.data ?? send.data }
        guard shapes.allSatisfy({ $0.kind == .object && $0.isOpen != true }) else { return }
        let names = Set(shapes.flatMap { $0.fields ?? [] }.map(\.name))
        for read in send.reads where !read.isGuarded && !names.contains(read.name) {
            let near = Suggestion.nearest(to: read.name, among: names.sorted()).map { "Did you mean “\($0)”? " } ?? ""
            disagree(
                "\(subject): the page reads “\(read.name)” of the reply, which the app does not send.",
                web: "\(read.file):\(read.line)  reads \(read.name)",
                swift: "\(first.file):\(first.line)  replies \(names.isEmpty ? "no members" : names.sorted().joined(separator: ", "))"
                    + (replies.contains { $0.data == nil } ? ", with the message's own data" : ""),
                cure: "\(near)Read a member that the app sends, or add it to the reply.")
        }
    }

    private static func name(of shape: ContractShape) -> String {
        switch shape.kind {
        case .array: shape.items?.first.map { "a list of \(name(of: $0))" } ?? "a list"
        case .object: "an object"
        case .string, .number, .boolean: "a \(shape.kind.rawValue)"
        case .null, .undefined, .unknown: shape.kind.rawValue
        }
    }

    private mutating func disagree(_ text: String, web: String?, swift: String?, cure: String) {
        add(Finding(text: text, web: web, swift: swift, cure: cure, isDisagreement: true))
    }

    private mutating func note(_ text: String, web: String? = nil, swift: String? = nil, cure: String = "") {
        add(Finding(text: text, web: web, swift: swift, cure: cure, isDisagreement: false))
    }

    private mutating func add(_ finding: Finding) {
        if known.insert(finding).inserted { findings.append(finding) }
    }
}
