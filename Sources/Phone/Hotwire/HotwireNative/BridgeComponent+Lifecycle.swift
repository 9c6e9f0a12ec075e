extension BridgeComponent {
    public func viewDidLoad() { onViewDidLoad() }
    public func viewWillAppear() { onViewWillAppear() }
    public func viewDidAppear() { onViewDidAppear() }
    public func viewWillDisappear() { onViewWillDisappear() }
    public func viewDidDisappear() { onViewDidDisappear() }
}
