/// The order of a room's events, each with its number in the room. The pages keep the events, and drop their oldest ones first.
@MainActor struct EventOrder {
    /// An event of a page.
    @MainActor struct Place {
        let number: Int
        let page: PageTrace
        /// Its number among the page's own events.
        let own: Int

        var isKept: Bool { own >= page.first }
    }

    /// By their numbers. Of events that their pages have dropped, those between others stay until the next `compact`.
    private var places = Queue<Place>()
    private var dropped = 0
    /// The number of the next event.
    private(set) var end = 0

    var isEmpty: Bool { places.isEmpty }
    /// The oldest event.
    var first: Place? { places.first }

    /// - Returns: `nil` for an event that was dropped, or has not come yet.
    subscript(number: Int) -> Place? {
        let index = index(from: number)
        guard index < places.count, places[index].number == number, places[index].isKept else { return nil }
        return places[index]
    }

    /// The number of the first event with this number or a later one; `end` without one.
    func next(from number: Int) -> Int {
        (index(from: number)..<places.count).lazy.map { places[$0] }.first(where: \.isKept)?.number ?? end
    }

    func contains(where isWanted: (PageTrace) -> Bool) -> Bool {
        (0..<places.count).contains { places[$0].isKept && isWanted(places[$0].page) }
    }

    /// Adds a page's newest event.
    ///
    /// - Parameters:
    ///   - own: its number there.
    ///   - dropped: how many others the page has dropped for it.
    mutating func append(_ own: Int, of page: PageTrace, dropped: Int) {
        places.append(Place(number: end, page: page, own: own))
        end += 1
        if dropped > 0 { didDrop(dropped) }
    }

    /// Notes that pages have dropped their oldest events. Costs nothing of the room's size, on average over many.
    mutating func didDrop(_ count: Int) {
        dropped += count
        while let first = places.first, !first.isKept {
            places.popFirst()
            dropped -= 1
        }
        if dropped > 64 + places.count / 4 { compact() }
    }

    private mutating func compact() {
        var kept = Queue<Place>()
        for index in 0..<places.count where places[index].isKept { kept.append(places[index]) }
        places = kept
        dropped = 0
    }

    /// - Returns: the index of the first place with this number or a later one.
    private func index(from number: Int) -> Int {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = low + (high - low) / 2
            if places[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
