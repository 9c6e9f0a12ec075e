/// An earlier or a later version of the app, from the configuration. A page can be shown as that version would show it.
public struct AppVersion: Equatable, Sendable {
    /// A mistake in the configuration: a sentence that names the version and its member.
    public struct Fault: Error, Equatable, Sendable {
        public let text: String
    }

    /// Each page's `adapter.js` describes all of them.
    static let maximum = 64
    private static let (mostComponents, longestAgent) = (512, 200)
    private static let members = ["components", "agent"]

    public let name: String
    /// The subset of the app's components that this version has; `nil` for all of them.
    public let components: Set<String>?
    /// The start of its user agent, such as `MyApp/1.2`; `nil` for the app's own.
    public let agent: String?

    public init(name: String, components: Set<String>?, agent: String?) {
        self.name = name
        self.components = components
        self.agent = agent
    }

    /// Reads `{"1.2":{"components":["form"],"agent":"MyApp/1.2"}}`.
    ///
    /// - Returns: the versions in their order.
    public static func all(json: String) throws(Fault) -> [AppVersion] {
        guard let object = try? JSONObject(Array(json.utf8)) else {
            throw Fault(text: #"It has to be an object of versions: {"1.2": {"components": ["form"]}}."#)
        }
        let versions = object.all
        guard versions.count <= maximum else { throw Fault(text: "There are \(versions.count) versions, and \(maximum) are allowed.") }
        var found: [AppVersion] = []
        for (name, value) in versions {
            if found.contains(where: { $0.name == name }) { throw Fault(text: "The version “\(name.start(70))” is there twice.") }
            found.append(try AppVersion(name: name, json: value))
        }
        return found
    }

    private init(name: String, json: JSONValue) throws(Fault) {
        let place = "“\(name.start(70))”"
        guard (1...64).contains(name.utf8.count), name.utf8.allSatisfy(Self.isOfName) else {
            throw Fault(text: "The version \(place) has to have a name of 1 to 64 of A–Z a–z 0–9 . _ -.")
        }
        guard let object = json.object else {
            throw Fault(text: #"\#(place) has to be an object: {"components": ["form"], "agent": "MyApp/1.2"}."#)
        }
        if let wrong = object.all.first(where: { !Self.members.contains($0.key) }) {
            throw Fault(text: "\(place) has the unknown member “\(wrong.key.start(70))”. It takes “components” and “agent”.")
        }
        let components = try Self.components(of: object, in: place)
        let agent = try Self.agent(of: object, in: place)
        guard components != nil || agent != nil else { throw Fault(text: "\(place) is empty. Give it “components”, “agent”, or both.") }
        self.init(name: name, components: components, agent: agent)
    }

    private static func components(of object: JSONObject, in place: String) throws(Fault) -> Set<String>? {
        guard let value = object["components"] else { return nil }
        guard let names = value.elements(atMost: mostComponents + 1)?.map(\.string), names.count <= mostComponents, !names.contains(nil) else {
            throw Fault(text: "\(place): “components” has to be a list of at most \(mostComponents) names.")
        }
        // In the user agent, spaces separate the names and a bracket ends the list.
        let found = names.compactMap(\.self)
        if let wrong = found.first(where: { $0.isEmpty || $0.unicodeScalars.contains { $0.isMisleading || " ,[]".unicodeScalars.contains($0) } }) {
            throw Fault(text: "\(place): “components” has “\(wrong.start(70))”, which is no component's name.")
        }
        return Set(found)
    }

    private static func agent(of object: JSONObject, in place: String) throws(Fault) -> String? {
        guard let value = object["agent"] else { return nil }
        guard let text = value.string, (1...longestAgent).contains(text.utf8.count), text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else {
            throw Fault(text: "\(place): “agent” has to be 1 to \(longestAgent) characters of ASCII, such as \"MyApp/1.2\".")
        }
        return text
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-")].contains(byte)
        }
    }

    /// Whether an app of this version lacks the component.
    public func hides(_ component: String) -> Bool { components.map { !$0.contains(component) } ?? false }
}

extension AppDescription {
    /// Returns the app's components that the version lacks.
    ///
    /// - Parameter stubs: names that a test has added; they are never missing.
    public func components(missingIn version: AppVersion?, besides stubs: [String]) -> Set<String> {
        guard let version, version.components != nil else { return [] }
        return Set(components.filter { version.hides($0) && !stubs.contains($0) })
    }

    /// Returns the description with the start of the version's user agent. The components stay; see `without(_:)`.
    public func of(_ version: AppVersion?) -> AppDescription {
        guard let version else { return self }
        var description = self
        description.version = version.name
        guard let agent = version.agent else { return description }
        let own = userAgent.firstRange(of: #/(?:Hotwire|Turbo) Native /#).map { userAgent[$0.lowerBound...] } ?? userAgent[...]
        return description.with(userAgent: own.isEmpty ? agent : "\(agent) \(own)")
    }
}
