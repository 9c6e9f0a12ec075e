/// Columns side by side. A phone shows the first one.
public struct NavigationSplitView<Sidebar: View>: View {
    private let sidebar: Sidebar

    public init<Detail: View>(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.sidebar = sidebar()
    }

    public init<Content: View, Detail: View>(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
    }

    public var body: some View { NavigationStack { sidebar } }
}
