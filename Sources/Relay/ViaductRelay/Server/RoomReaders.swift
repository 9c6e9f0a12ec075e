internal import LWS

/// The readers that are there, of each room.
struct RoomReaders {
    let share: RoomShare
    private var readers = Tally<Identity>()

    init(_ share: RoomShare) {
        self.share = share
    }

    /// - Throws: when there is no place for a reader more.
    func check(_ identity: Identity) throws(InvalidRequest) {
        try share.check(readers.total, own: readers[identity])
    }

    mutating func add(_ identity: Identity) { readers.add(identity) }

    mutating func remove(_ identity: Identity) { readers.remove(identity) }
}
