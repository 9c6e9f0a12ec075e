extension UIViewRepresentable {
    func represent(in context: RenderContext) -> [UIView] {
        context.link(self)
        let coordinator = context.node.value("coordinator") { makeCoordinator() }
        let inner = UIViewRepresentableContext<Self>(coordinator: coordinator, environment: context.environment)
        let node = context.node
        let view = node.value("view") { () -> UIViewType in
            let view = makeUIView(context: inner)
            node.add(
                .init(appear: {}, disappear: { Self.dismantleUIView(view, coordinator: coordinator) }))
            return view
        }
        updateUIView(view, context: inner)
        return [view]
    }
}

extension UIViewControllerRepresentable {
    func represent(in context: RenderContext) -> [UIView] {
        context.link(self)
        let coordinator = context.node.value("coordinator") { makeCoordinator() }
        let inner = UIViewControllerRepresentableContext<Self>(
            coordinator: coordinator, environment: context.environment)
        let (node, parent) = (context.node, context.renderer.controller)
        let controller = node.value("controller") { () -> UIViewControllerType in
            let controller = makeUIViewController(context: inner)
            parent?.addChild(controller)
            controller.loadViewIfNeeded()
            controller.didMove(toParent: parent)
            return controller
        }
        updateUIViewController(controller, context: inner)
        return [controller.view]
    }
}
