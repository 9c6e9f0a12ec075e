/// The bytes of the messages that a page's components keep, estimated without looking at the messages.
///
/// A message replaces the previous one of the same event, so the sum of all messages is an upper bound. A count is due when the bound
/// exceeds the limit. Counting looks at every message. So when a count finds less, the next one waits for a sixteenth of the limit: all
/// counts together cost only a part of the messages' own cost.
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
