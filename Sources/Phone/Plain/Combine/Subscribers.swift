/// What subscribers are made of.
public enum Subscribers {
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// How many values a subscriber still wants.
    public struct Demand: Equatable, Hashable, Sendable {
        public static let unlimited = Demand(max: nil)
        public static let none = Demand(max: 0)

        /// `nil` when there is no limit.
        public let max: Int?

        private init(max: Int?) {
            self.max = max
        }

        public static func max(_ value: Int) -> Demand { Demand(max: value) }

        public static func + (left: Demand, right: Demand) -> Demand {
            guard let a = left.max, let b = right.max else { return .unlimited }
            return Demand(max: a + b)
        }
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
