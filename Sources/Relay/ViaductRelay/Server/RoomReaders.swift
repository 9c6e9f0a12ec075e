/// The readers that are there, of each room.
struct RoomReaders {
    let share: RoomShare
    private var counts: [Identity: Int] = [:]

    init(_ share: RoomShare) {
        self.share = share
    }

    /// - Throws: when there is no place for a reader more.
    func check(_ identity: Identity) throws(InvalidRequest) {
        try share.check(counts.values.reduce(0, +), own: counts[identity, default: 0])
    }

    mutating func add(_ identity: Identity) { counts[identity, default: 0] += 1 }

    mutating func remove(_ identity: Identity) {
        let count = counts[identity, default: 0] - 1
        counts[identity] = count > 0 ? count : nil
    }
}
