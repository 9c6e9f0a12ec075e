/// Rooms, the one without an event for longest first. A linked list, since each event moves a room.
@MainActor struct RoomOrder {
    private(set) var first: RoomTrace?
    private var last: RoomTrace?

    mutating func moveToEnd(_ room: RoomTrace) {
        guard room !== last else { return }
        remove(room)
        room.previous = last
        last?.next = room
        last = room
        if first == nil { first = room }
    }

    mutating func remove(_ room: RoomTrace) {
        if first === room { first = room.next }
        if last === room { last = room.previous }
        room.previous?.next = room.next
        room.next?.previous = room.previous
        (room.previous, room.next) = (nil, nil)
    }
}
