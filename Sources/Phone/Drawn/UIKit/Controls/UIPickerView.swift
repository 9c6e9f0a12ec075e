/// A picker of one or more wheels, each with one selected row.
@preconcurrency @MainActor open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { setNeedsScreenUpdate() }
    }
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { setNeedsScreenUpdate() }
    }
    open var showsSelectionIndicator = true
    private var selection: [Int: Int] = [:]

    open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }

    open func numberOfRows(inComponent component: Int) -> Int {
        max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    open func rowSize(forComponent component: Int) -> CGSize { CGSize(width: 100, height: 32) }

    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }

    open func reloadAllComponents() { setNeedsScreenUpdate() }
    open func reloadComponent(_ component: Int) { setNeedsScreenUpdate() }

    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selection[component] = row
        setNeedsScreenUpdate()
    }

    /// - Returns: the first row until another one is chosen, -1 when there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        let count = numberOfRows(inComponent: component)
        return count == 0 ? -1 : max(0, min(selection[component] ?? 0, count - 1))
    }

    /// Returns a row's title.
    package func title(ofRow row: Int, inComponent component: Int) -> String {
        guard let delegate else { return "" }
        return delegate.pickerView(self, titleForRow: row, forComponent: component)
            ?? delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
            ?? view(forRow: row, forComponent: component).map(text) ?? ""
    }

    /// Simulates a choice.
    package func choose(_ row: Int, inComponent component: Int) {
        guard row >= 0, row < numberOfRows(inComponent: component) else { return }
        selectRow(row, inComponent: component, animated: true)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    private func text(of view: UIView) -> String {
        (view as? UILabel)?.text ?? view.subviews.map(text).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// Provides the number of wheels and rows of a picker.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the titles of a picker's rows, and gets notified of the selected row.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
        -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIView() }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
