/// A colour picker: a grid of colours, and a field for any other.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor = UIColor.black {
        didSet { showSelection() }
    }
    @available(*, deprecated, message: "no effect") open var supportsAlpha = true { didSet { inert(self) } }
    private let sample = UIView()
    private let field = UITextField()

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
        title = "Colors"
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let column = UIStackView(arrangedSubviews: [grid, selection])
        column.axis = .vertical
        column.spacing = 16
        view.addSubview(column)
        showSelection()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.colorPickerViewControllerDidFinish(self)
    }

    private func choose(_ color: UIColor) {
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
        delegate?.colorPickerViewControllerDidSelectColor(self)
    }

    private func showSelection() {
        sample.backgroundColor = selectedColor
        field.text = selectedColor.hex
    }

    private var grid: UIView {
        let rows = ColorGrid.rows.map { colors in
            let row = UIStackView(arrangedSubviews: colors.map(swatch))
            row.distribution = .fillEqually
            row.spacing = 0
            return row
        }
        let grid = UIStackView(arrangedSubviews: rows)
        grid.axis = .vertical
        grid.spacing = 0
        grid.layer.cornerRadius = 8
        grid.clipsToBounds = true
        return grid
    }

    private func swatch(_ color: UIColor) -> UIView {
        let swatch = UIButton(frame: .zero)
        swatch.backgroundColor = color
        swatch.accessibilityLabel = color.hex
        swatch.addAction(UIAction { [weak self] _ in self?.choose(color) }, for: .touchUpInside)
        swatch.translatesAutoresizingMaskIntoConstraints = false
        swatch.heightAnchor.constraint(equalToConstant: 30).isActive = true
        return swatch
    }

    /// The chosen colour, and its digits.
    private var selection: UIView {
        sample.layer.cornerRadius = 8
        sample.translatesAutoresizingMaskIntoConstraints = false
        sample.widthAnchor.constraint(equalToConstant: 44).isActive = true
        sample.heightAnchor.constraint(equalToConstant: 44).isActive = true
        field.placeholder = "#RRGGBB"
        field.accessibilityLabel = "Color"
        field.addAction(
            UIAction { [weak self] _ in
                if let self, let color = UIColor(digits: field.text), color != selectedColor { choose(color) }
            }, for: [.editingDidEnd, .editingDidEndOnExit])
        let row = UIStackView(arrangedSubviews: [sample, field])
        row.spacing = 12
        return row
    }
}

/// The colours of the grid: a row of greys above hues from dark to light.
@MainActor private enum ColorGrid {
    private static let columns = 12
    private static let tones = [
        (1.0, 0.3), (1, 0.5), (1, 0.7), (1, 0.85), (0.9, 1), (0.7, 1), (0.5, 1), (0.35, 1), (0.18, 1),
    ]

    static var rows: [[UIColor]] {
        let greys = (0..<columns).map { UIColor(white: 1 - CGFloat($0) / CGFloat(columns - 1), alpha: 1) }
        return [greys]
            + tones.map { saturation, brightness in
                (0..<columns).map {
                    UIColor(
                        hue: CGFloat($0) / CGFloat(columns), saturation: saturation, brightness: brightness, alpha: 1)
                }
            }
    }
}

extension UIColor {
    /// - Parameter digits: six hexadecimal digits, with or without `#`. Anything else returns `nil`.
    fileprivate convenience init?(digits: String?) {
        let text = digits?.drop { $0 == "#" } ?? ""
        guard text.utf8.count == 6, let value = UInt32(text, radix: 16) else { return nil }
        func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}

@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
