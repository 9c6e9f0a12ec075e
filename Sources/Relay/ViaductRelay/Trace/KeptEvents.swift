/// Elements in ascending order of their numbers. Any of them may be removed, and the space of removed ones is soon freed.
struct KeptEvents<Element> {
    /// By their numbers. A removed element leaves its number until the next `compact`.
    private var slots: [(number: Int, element: Element?)] = []
    /// Slots before it have no element.
    private var start = 0
    private(set) var count = 0
    /// The number of the next element.
    private(set) var end = 0

    /// The number of the first element; `end` without one.
    var first: Int { start < slots.count ? slots[start].number : end }

    /// - Returns: `nil` for an element that was removed, or has not come yet.
    subscript(number: Int) -> Element? {
        let index = index(from: number)
        return index < slots.count && slots[index].number == number ? slots[index].element : nil
    }

    /// The number of the first element with this number or a later one; `end` without one.
    func next(from number: Int) -> Int {
        var index = index(from: number)
        while index < slots.count, slots[index].element == nil { index += 1 }
        return index < slots.count ? slots[index].number : end
    }

    func contains(where isWanted: (Element) -> Bool) -> Bool {
        slots[start...].contains { $0.element.map(isWanted) ?? false }
    }

    mutating func append(_ element: Element) {
        slots.append((end, element))
        end += 1
        count += 1
    }

    /// Costs the logarithm of `count`, on average over many.
    ///
    /// - Returns: the element that was there.
    @discardableResult
    mutating func remove(_ number: Int) -> Element? {
        let index = index(from: number)
        guard index < slots.count, slots[index].number == number, let element = slots[index].element else { return nil }
        slots[index].element = nil
        count -= 1
        while start < slots.count, slots[start].element == nil { start += 1 }
        compact()
        return element
    }

    /// Frees the slots of removed elements once they are a quarter of the others.
    private mutating func compact() {
        guard slots.count - count > 64 + count / 4 else { return }
        slots.removeAll { $0.element == nil }
        start = 0
    }

    /// - Returns: the index of the first slot with this number or a later one.
    private func index(from number: Int) -> Int {
        var (low, high) = (start, slots.count)
        while low < high {
            let middle = low + (high - low) / 2
            if slots[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
