import HotwireNative
import ViaductProtocol

extension BridgeDelegate {
    /// Notifies the components of a lifecycle event sent by hand: nothing is really covered or revealed.
    func hear(_ event: LifecycleEvent) {
        switch event {
        case .viewWillAppear: onViewWillAppear()
        case .viewDidAppear: onViewDidAppear()
        case .viewWillDisappear: onViewWillDisappear()
        case .viewDidDisappear: onViewDidDisappear()
        }
    }
}
