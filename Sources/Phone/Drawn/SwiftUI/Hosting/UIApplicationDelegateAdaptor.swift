/// The app's delegate, for an app of SwiftUI's.
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    /// Exists from the app's launch on.
    public var wrappedValue: DelegateType {
        guard let delegate = UIApplication.shared.delegate as? DelegateType else {
            fatalError("\(DelegateType.self) is not the delegate of the application.")
        }
        return delegate
    }
}
