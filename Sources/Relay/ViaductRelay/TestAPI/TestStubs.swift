internal import ViaductProtocol
internal import ViaductStubs

/// The components that a test has written down as stubs, for its own pages. They go before the app's own components.
struct TestStubs: Equatable {
    static let maximum = 32
    /// In bytes, all of them together.
    static let maximumSize = 256 << 10

    private(set) var all: [Stub] = []

    var names: [String] { all.map(\.name) }

    /// Stores a stub, in place of any with the same name.
    ///
    /// - Parameters:
    ///   - text: JSON, as in a stub's file.
    ///   - check: returns further mistakes of a valid stub.
    mutating func put(_ text: [UInt8], name: String, check: (Stub) -> [StubError] = { _ in [] }) throws(InvalidRequest) {
        if let reason = Stub.reasonAgainst(name: name) { throw InvalidRequest(reason) }
        let stub: Stub
        do throws(Stub.Invalid) {
            stub = try Stub(text, file: "\(name).json")
        } catch {
            throw InvalidRequest(error.errors)
        }
        guard stub.name == name else {
            throw InvalidRequest("The stub has the name “\(stub.name)”, and the address “\(name)”. Leave its “name” out.", status: 409)
        }
        let errors = check(stub)
        guard errors.isEmpty else { throw InvalidRequest(errors) }
        let others = all.filter { $0.name != name }
        guard others.count < Self.maximum else {
            throw InvalidRequest("The test has \(Self.maximum) stubs, which is all that it may have. Delete one.", status: 409)
        }
        let size = others.reduce(stub.json.count) { $0 + $1.json.count }
        guard size <= Self.maximumSize else {
            throw InvalidRequest(
                "The stubs of the test would have \(size) bytes, and may have \(Self.maximumSize). Delete one.", status: 409)
        }
        all = others + [stub]
    }

    /// - Returns: `false` when there is none of that name.
    mutating func remove(name: String) -> Bool {
        let count = all.count
        all.removeAll { $0.name == name }
        return all.count < count
    }

    /// JSON text.
    var list: String {
        let stubs = all.map { #"{"name":\#(JSONText.quoted($0.name)),"stub":\#(String(decoding: $0.json, as: UTF8.self))}"# }
        return #"{"stubs":[\#(stubs.joined(separator: ","))]}"#
    }
}

extension InvalidRequest {
    /// The mistakes of a stub, each with its line and rule.
    init(_ errors: [StubError]) {
        // The code of the last mistake ends all of the text.
        let lines = errors.dropLast().map(\.description) + errors.suffix(1).map(\.sentence)
        self.init(lines.joined(separator: "\n"), code: errors.last?.cause.rawValue)
    }
}
