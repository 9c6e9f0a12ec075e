/// The bytes of the messages that a page's components keep, as far as they are known without looking at the messages.
///
/// A message replaces the one before it of the same event, so what has come is an upper bound. It is time to count when the bound is
/// above the limit. Counting looks at every message, so after a count that finds less the next one waits for a sixteenth of the limit:
/// all counts together cost no more than a part of the messages.
struct KeptBytes {
    private let limit: Int
    private var bound = 0
    private var countsAbove: Int

    init(limit: Int) {
        self.limit = limit
        countsAbove = limit
    }

    /// - Returns: whether it is time to count.
    mutating func add(_ size: Int) -> Bool {
        bound += size
        return bound > countsAbove
    }

    /// - Parameters:
    ///   - bytes: what the components keep.
    ///   - newest: the size of the newest message, which is kept however large it is.
    mutating func didCount(_ bytes: Int, newest: Int) {
        bound = bytes
        countsAbove = max(limit, bytes - newest + limit / 16)
    }
}
