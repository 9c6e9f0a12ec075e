/// Elements that are added at the end and removed at the start, each at a constant cost on average.
struct Queue<Element> {
    /// `nil` for a removed element.
    private var elements: [Element?] = []
    /// The index of the first element that was not removed.
    private var start = 0

    var count: Int { elements.count - start }
    var isEmpty: Bool { count == 0 }
    var first: Element? { isEmpty ? nil : elements[start] }

    /// - Parameter index: below `count`, from the start.
    subscript(index: Int) -> Element {
        get { elements[start + index]! }
        set { elements[start + index] = newValue }
    }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// - Returns: `nil` when there is none.
    @discardableResult
    mutating func popFirst() -> Element? {
        guard !isEmpty else { return nil }
        let first = elements[start].take()
        start += 1
        if start > 64, start * 2 > elements.count {
            elements.removeFirst(start)
            start = 0
        }
        return first
    }
}
