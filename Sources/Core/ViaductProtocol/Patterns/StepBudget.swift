/// The steps that matching may still take. A step is a fixed small amount of work, so the count bounds the time on any machine.
package struct StepBudget: Sendable {
    package let limit: Int
    package private(set) var taken = 0

    package init(_ limit: Int) {
        self.limit = limit
    }

    var left: Int { max(0, limit - taken) }
    package var isOver: Bool { taken > limit }

    mutating func take(_ count: Int) { taken += count }
}
