public import Foundation
public import UIKit

extension NSObjectProtocol where Self: NSObject {
    /// Sends the current value once. Changes are not observed here.
    @available(*, deprecated, message: "no effect")
    public func publisher<Value>(for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new])
        -> AnyPublisher<Value, Never>
    {
        Inert.note("NSObject.publisher(for:options:)")
        return options.contains(.initial)
            ? Just(self[keyPath: keyPath]).eraseToAnyPublisher()
            : Empty(completeImmediately: false).eraseToAnyPublisher()
    }
}
