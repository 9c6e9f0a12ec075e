/// A value in the user's defaults.
@propertyWrapper public struct AppStorage<Value>: LinkedProperty {
    private final class Reference: @unchecked Sendable {
        var changed: () -> Void = {}
    }

    private let key: String
    private let store: UserDefaults
    private let read: (UserDefaults, String) -> Value
    private let write: (UserDefaults, String, Value) -> Void
    private let reference = Reference()

    private init(
        _ key: String, _ store: UserDefaults?, read: @escaping (UserDefaults, String) -> Value,
        write: @escaping (UserDefaults, String, Value) -> Void
    ) {
        self.key = key
        self.store = store ?? .standard
        self.read = read
        self.write = write
    }

    public var wrappedValue: Value {
        get { read(store, key) }
        nonmutating set {
            write(store, key, newValue)
            reference.changed()
        }
    }

    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

    func link(to context: RenderContext, name: String) {
        let renderer = context.renderer
        reference.changed = { [weak renderer] in renderer?.setNeedsUpdate() }
    }

    private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
        self.init(key, store, read: { $0.object(forKey: $1) as? Value ?? value }, write: { $0.set($2, forKey: $1) })
    }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(plain: wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(plain: wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(plain: wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(plain: wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(plain: wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(plain: wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, read: { $0.url(forKey: $1) ?? wrappedValue }, write: { $0.set($2, forKey: $1) })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, store, read: { $0.string(forKey: $1).flatMap(Value.init(rawValue:)) ?? wrappedValue },
            write: { $0.set($2.rawValue, forKey: $1) })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, store, read: { ($0.object(forKey: $1) as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue },
            write: { $0.set($2.rawValue, forKey: $1) })
    }
    public init<Wrapped>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
        self.init(
            key, store, read: { $0.object(forKey: $1) as? Wrapped },
            write: { if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) } })
    }
}
