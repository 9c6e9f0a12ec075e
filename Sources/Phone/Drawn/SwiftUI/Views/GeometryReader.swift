/// The geometry of a view: always the size of the phone's screen.
public struct GeometryProxy {
    public var size: CGSize { CGSize(width: 390, height: 763) }
    public var safeAreaInsets: EdgeInsets { EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0) }
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

public enum CoordinateSpace: Hashable, @unchecked Sendable {
    case global, local
    case named(AnyHashable)
}

public struct GeometryReader<Content: View>: View {
    private let content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public var body: some View { content(GeometryProxy()) }
}
