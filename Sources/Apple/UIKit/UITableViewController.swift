@MainActor open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    open lazy var tableView: UITableView! = UITableView(frame: UIScreen.main.bounds, style: .plain)

    public convenience init(style: UITableView.Style) {
        self.init(nibName: nil, bundle: nil)
        tableView = UITableView(frame: UIScreen.main.bounds, style: style)
    }

    open override func loadView() {
        tableView.dataSource = self
        tableView.delegate = self
        view = tableView
    }

    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { -1 }
}
