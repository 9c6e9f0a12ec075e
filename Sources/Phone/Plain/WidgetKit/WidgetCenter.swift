@_exported public import Foundation
internal import UIKit

/// The home screen's widgets: there are none.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()

    @available(*, deprecated, message: "no effect") public func reloadTimelines(ofKind kind: String) { inert(self) }

    @available(*, deprecated, message: "no effect") public func reloadAllTimelines() { inert(self) }

    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        DispatchQueue.main.async { completion(.success([])) }
    }
}

public struct WidgetInfo: Sendable {
    public let kind: String
}
