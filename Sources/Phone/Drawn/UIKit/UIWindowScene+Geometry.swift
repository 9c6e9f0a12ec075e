extension UIWindowScene {
    /// How a window is to be. A page stays as it is.
    @preconcurrency @MainActor public class GeometryPreferences: NSObject {
        public override init() { super.init() }

        @preconcurrency @MainActor public final class iOS: GeometryPreferences {
            public var interfaceOrientations: UIInterfaceOrientationMask?

            public override init() { super.init() }

            public init(interfaceOrientations: UIInterfaceOrientationMask?) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        Inert.note("UIWindowScene.requestGeometryUpdate(_:)")
    }
}
