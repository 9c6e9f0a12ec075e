import ViaductCommands
import ViaductProtocol

/// A member that a template names and that is not there.
public struct StubAbsence: Equatable, Sendable {
    private static let maximumNames = 12
    /// More members are not compared with the missing one.
    private static let maximumCandidates = 1000

    /// The absence as a sentence, with the members that are there, and the nearest of them.
    public let text: String

    /// - Parameters:
    ///   - key: the missing member's.
    ///   - place: the object without it: `data`, `data.user`.
    ///   - names: the object's members.
    public init(of key: String, in place: String, names: [String]) {
        let missing = "“\(place.start())” has no “\(key.start())”."
        guard !names.isEmpty else {
            text = "\(missing) It has no members."
            return
        }
        let known = names.prefix(Self.maximumNames).map { "“\($0.start())”" }.joined(separator: ", ")
        let others = names.count > Self.maximumNames ? " and \(names.count - Self.maximumNames) more" : ""
        let nearest = Suggestion.nearest(to: key, among: Array(names.prefix(Self.maximumCandidates)))
        let suggestion = nearest.map { " Did you mean “\($0.start())”?" } ?? ""
        text = "\(missing)\(suggestion) It has \(known)\(others)."
    }

    /// - Parameter count: of the elements of a list without that one.
    init(of key: String, in place: String, count: Int) {
        text = "“\(place.start())” has no element “\(key.start())”: it is a list of \(count)."
    }
}
