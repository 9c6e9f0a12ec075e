import UIKit

/// An update of the phone's location, for async code. The page asks once, and the place stays the same.
public struct CLLocationUpdate: Sendable {
    public enum LiveConfiguration: Int, Sendable {
        case `default` = 0
        case automotiveNavigation, otherNavigation, fitness, airborne
    }

    public let location: CLLocation?
    public let authorizationDenied: Bool

    public var isStationary: Bool { stationary }
    public var stationary: Bool { location != nil }
    public var locationUnavailable: Bool { location == nil && !authorizationDenied }
    public var authorizationDeniedGlobally: Bool { false }
    public var authorizationRestricted: Bool { false }
    public var authorizationRequestInProgress: Bool { false }
    public var accuracyLimited: Bool { false }
    public var insufficientlyInUse: Bool { false }
    public var serviceSessionRequired: Bool { false }

    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        Updates()
    }

    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        public func makeAsyncIterator() -> Iterator {
            Iterator(updates: CLLocationUpdate.updates().makeAsyncIterator())
        }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var updates: AsyncStream<CLLocationUpdate>.Iterator

            public mutating func next() async throws -> CLLocationUpdate? {
                await updates.next()
            }
        }
    }

    /// Asks for the permission at the first use, as on a phone. Only the reader ends the stream.
    private static func updates() -> AsyncStream<CLLocationUpdate> {
        AsyncStream { continuation in
            let task = Task { @MainActor in
                guard await Permission.location.request() else {
                    continuation.yield(CLLocationUpdate(location: nil, authorizationDenied: true))
                    return
                }
                guard !Task.isCancelled else { return }
                let ask = Ask(.location, "Where is the phone?")
                ask.begin(for: Place.self) { outcome in
                    continuation.yield(
                        CLLocationUpdate(location: outcome.answer?.location, authorizationDenied: false))
                }
                continuation.onTermination = { _ in MainTurn.later { ask.withdraw() } }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
