/// A gesture.
@preconcurrency @MainActor public protocol Gesture {
    associatedtype Value
}

extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
        EndedGesture(gesture: self, action: action)
    }

    @available(*, deprecated, message: "no effect")
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self {
        Inert.note("Gesture.onChanged(_:)", returning: self)
    }
    @available(*, deprecated, message: "no effect")
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> Self {
        Inert.note("Gesture.updating(_:body:)", returning: self)
    }
}

/// A gesture that may end in a tap. `tapped` is its action, or `nil` for any other gesture.
@MainActor protocol TapLike {
    var tapped: (() -> Void)? { get }
}

public struct EndedGesture<Base: Gesture>: Gesture, TapLike {
    public typealias Value = Base.Value

    let gesture: Base
    let action: (Base.Value) -> Void

    var tapped: (() -> Void)? {
        guard gesture is TapGesture, let value = () as? Base.Value else { return nil }
        return { action(value) }
    }
}

public struct TapGesture: Gesture {
    public typealias Value = Void
    public init(count: Int = 1) {}
}

public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    @available(*, deprecated, message: "no effect")
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        Inert.note("LongPressGesture.init(minimumDuration:maximumDistance:)")
    }
}

public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var location = CGPoint.zero
        public var startLocation = CGPoint.zero
        public var translation: CGSize { .zero }
        public var predictedEndTranslation: CGSize { .zero }
    }

    @available(*, deprecated, message: "no effect")
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        Inert.note("DragGesture.init(minimumDistance:coordinateSpace:)")
    }
}

public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    @available(*, deprecated, message: "no effect")
    public init(minimumScaleDelta: CGFloat = 0.01) { Inert.note("MagnificationGesture.init(minimumScaleDelta:)") }
}
