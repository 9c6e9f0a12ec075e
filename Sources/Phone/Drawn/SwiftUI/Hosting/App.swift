/// A SwiftUI app. It is never run, but its source compiles.
@preconcurrency @MainActor public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    @available(*, deprecated, message: "no effect") public static func main() { Inert.note("App.main()") }
}

@preconcurrency @MainActor public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@resultBuilder public enum SceneBuilder {
    @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock(_ contents: any Scene...) -> SceneTuple { SceneTuple() }
}

public struct SceneTuple: Scene {
    public var body: Never { fatalError() }
}

public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
    public init(id: String, @ViewBuilder content: () -> Content) {}
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

@available(*, deprecated, message: "no effect")
extension Scene {
    public func onChange<V: Equatable>(of value: V, _ action: @escaping (V, V) -> Void) -> some Scene {
        Inert.note("Scene.onChange(of:_:)", returning: self)
    }
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        Inert.note("Scene.environmentObject(_:)", returning: self)
    }
}

/// A preview for Xcode's canvas. It is never shown here.
@preconcurrency @MainActor public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

extension View {
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    public func previewDisplayName(_ value: String?) -> some View { self }
    public func previewDevice(_ value: String?) -> some View { self }
}

public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The app delegate of a SwiftUI app.
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    /// The delegate, which exists from the app's launch on.
    public var wrappedValue: DelegateType {
        guard let delegate = UIApplication.shared.delegate as? DelegateType else {
            fatalError("\(DelegateType.self) is not the delegate of the application.")
        }
        return delegate
    }
}
