/// Counts of things by their keys, and of all together. A key without things takes no memory.
package struct Tally<Key: Hashable> {
    package private(set) var total = 0
    private var counts: [Key: Int] = [:]

    package init() {}

    package subscript(key: Key) -> Int { counts[key, default: 0] }

    package mutating func add(_ key: Key) { change(key, by: 1) }

    package mutating func remove(_ key: Key) { change(key, by: -1) }

    private mutating func change(_ key: Key, by step: Int) {
        total += step
        let count = self[key] + step
        counts[key] = count > 0 ? count : nil
    }
}
