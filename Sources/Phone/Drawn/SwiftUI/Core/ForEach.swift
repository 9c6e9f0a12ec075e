/// A view for each of several values.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    var onDelete: ((IndexSet) -> Void)?
}

extension ForEach: View where Content: View {
    public var body: Never { fatalError() }
}

extension ForEach: PrimitiveView where Content: View {
    func render(in context: RenderContext) -> [UIView] {
        data.enumerated().flatMap { index, element in
            let views = content(element).rendered(in: context, at: id(element))
            if let onDelete { for view in views { view.swipe = { onDelete(IndexSet(integer: index)) } } }
            return views
        }
    }
}

extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
    }

    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
        var copy = self
        copy.onDelete = action
        return copy
    }

    @available(*, deprecated, message: "no effect")
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { UIKit.inert(self) }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}

extension ForEach where Content: View {
    /// Passes each element to the content as a binding.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where C.Element: Identifiable, Data == [Binding<C.Element>], ID == C.Element.ID {
        self.init(data: data.elements, content: content, id: { $0.wrappedValue.id })
    }

    /// Passes each element to the content as a binding.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [Binding<C.Element>] {
        self.init(data: data.elements, content: content, id: { $0.wrappedValue[keyPath: id] })
    }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
    fileprivate var elements: [Binding<Value.Element>] {
        wrappedValue.indices.map { index in
            // A removed row keeps its last value.
            let last = wrappedValue[index]
            return Binding<Value.Element>(
                get: { wrappedValue.indices.contains(index) ? wrappedValue[index] : last },
                set: { if wrappedValue.indices.contains(index) { wrappedValue[index] = $0 } })
        }
    }
}
