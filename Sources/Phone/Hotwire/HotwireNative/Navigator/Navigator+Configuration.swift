public import Foundation

extension Navigator {
    /// The name and start URL of a navigator (upstream's type of this name).
    public struct Configuration: Sendable {
        public let name: String
        public let startLocation: URL

        public init(name: String, startLocation: URL) {
            self.name = name
            self.startLocation = startLocation
        }
    }
}
