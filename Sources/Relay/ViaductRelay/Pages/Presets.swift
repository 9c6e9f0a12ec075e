internal import ViaductProtocol

/// Answers that the pages of each room get in place of a person, until they are forgotten or the server ends.
@MainActor final class Presets {
    private static let maximumRooms = 64

    private var rooms: [String: PresetAnswers] = [:]

    var isEmpty: Bool { rooms.isEmpty }

    func answers(in room: String) -> PresetAnswers { rooms[room] ?? .none }

    /// - Returns: `false` when too many rooms have some.
    func set(_ answers: PresetAnswers, in room: String) -> Bool {
        guard answers.isEmpty || rooms[room] != nil || rooms.count < Self.maximumRooms else { return false }
        rooms[room] = answers.isEmpty ? nil : answers
        return true
    }
}
