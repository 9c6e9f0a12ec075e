/// A moment in the life of the screen that a page is shown on.
public enum LifecycleEvent: String, CaseIterable, Sendable {
    case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
}
