/// Hears of the life of web screens (upstream's type of this name).
@preconcurrency @MainActor public protocol VisitableDelegate: AnyObject {
    func visitableViewWillAppear(_ visitable: any Visitable)
    func visitableViewDidAppear(_ visitable: any Visitable)
    func visitableViewWillDisappear(_ visitable: any Visitable)
    func visitableViewDidDisappear(_ visitable: any Visitable)
    func visitableDidRequestReload(_ visitable: any Visitable)
    func visitableDidRequestRefresh(_ visitable: any Visitable)
}
