@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
@_exported public import UIKit

@resultBuilder public enum ViewBuilder {
    @MainActor public static func buildBlock() -> EmptyView { EmptyView() }
    @MainActor public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }
    @MainActor public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    @MainActor public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    @MainActor public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }
    @MainActor public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }
    @MainActor public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// A view without content.
public struct EmptyView: PrimitiveView {
    public init() {}

    func render(in context: RenderContext) -> [UIView] { [] }
}

/// Several views from a builder.
public struct TupleView<T>: PrimitiveView {
    public var value: T
    private let views: [any View]

    public init<each Content: View>(_ content: (repeat each Content)) where T == (repeat each Content) {
        value = content
        var views: [any View] = []
        for view in repeat each content { views.append(view) }
        self.views = views
    }

    func render(in context: RenderContext) -> [UIView] {
        views.enumerated().flatMap { $1.rendered(in: context, at: $0) }
    }
}

/// One of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage

    func render(in context: RenderContext) -> [UIView] {
        switch storage {
        case .trueContent(let view): view.rendered(in: context, at: true)
        case .falseContent(let view): view.rendered(in: context, at: false)
        }
    }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError() }
}

extension Optional: PrimitiveView where Wrapped: View {
    func render(in context: RenderContext) -> [UIView] {
        self?.rendered(in: context) ?? []
    }
}

/// Several views as one value.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public var body: Never { fatalError() }

    @preconcurrency @MainActor public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: PrimitiveView where Content: View {
    func render(in context: RenderContext) -> [UIView] { content.rendered(in: context) }
}

/// SwiftUI's views, described as values. A hosting controller turns them into UIKit views, which a page can draw.
