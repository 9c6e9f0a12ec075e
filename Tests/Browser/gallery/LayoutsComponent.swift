import HotwireNative
import UIKit

/// Shows layouts of screens and views: tabs, a grid, a picker with two wheels, and popovers at a bar's item or a button.
final class LayoutsComponent: GalleryComponent {
    override class var name: String { "layouts" }

    override func show(_ event: String) {
        let tell: (String, String) -> Void = { [weak self] name, value in self?.tell(name, value) }
        switch event {
        case "tabs": controller?.present(tabs(), animated: true)
        case "grid": push(GridViewController(tell), "Grid")
        case "wheels": push(WheelsViewController(tell), "Wheels")
        case "item": addItem()
        case "button": pushPointedButton()
        case "avatar": addAvatar()
        case "card": pushCard()
        case "colours": pickColour()
        case "film": pickFilm()
        default: break
        }
    }

    private func tabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [("Arches", "building.columns"), ("Trains", "tram"), ("Rivers", "drop")].map {
            [weak self] title, symbol in
            let screen = UIViewController()
            if let button = self?.button("Count \(title)") { screen.view.addSubview(button) }
            let stack = UINavigationController(rootViewController: screen)
            screen.title = title
            stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
            return stack
        }
        tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
        tabs.modalPresentationStyle = .fullScreen
        return tabs
    }

    /// A view with an image in it, and a button with only a colour and a size.
    private func addAvatar() {
        let avatar = UIView()
        avatar.backgroundColor = .systemGreen
        avatar.layer.cornerRadius = 16
        fix(avatar, width: 32, height: 32)
        let image = UIImageView(image: picture)
        image.accessibilityLabel = "Avatar"
        avatar.addSubview(image)
        pin(image, to: avatar, by: 4)
        let dot = UIButton(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
        dot.backgroundColor = .systemRed
        dot.layer.cornerRadius = 14
        dot.accessibilityLabel = "Record"
        dot.addAction(UIAction { [weak self] _ in self?.tell("record") }, for: .touchUpInside)
        controller?.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(customView: avatar), UIBarButtonItem(customView: dot),
        ]
    }

    /// A white square of 300 pixels.
    private var picture: UIImage? {
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAASwAAAEsAQAAAABRBrPYAAAAPElEQVR42u3KMQEAAAwCIPuX1grbDzfpSTRN0zRN0zRN0zRN0zRN0zRN0zRN0zRN0zRN0zRN0zRN07R/G8nXXg0flNH3AAAAAElFTkSuQmCC"
        ).flatMap(UIImage.init(data:))
    }

    private func pushCard() {
        let screen = UIViewController()
        let card = UIView()
        card.backgroundColor = .systemYellow
        fix(card, width: 200, height: 120)
        let inner = UIView()
        inner.backgroundColor = .systemTeal
        inner.accessibilityLabel = "Inner"
        card.addSubview(inner)
        pin(inner, to: card, by: 20)
        screen.view.addSubview(card)
        push(screen, "Card")
    }

    private func fix(_ view: UIView, width: CGFloat, height: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
        ])
    }

    private func pin(_ view: UIView, to container: UIView, by inset: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: inset),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -inset),
            view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -inset),
        ])
    }

    private func pickColour() {
        let picker = UIColorPickerViewController()
        picker.delegate = self
        controller?.present(picker, animated: true)
    }

    private func pickFilm() {
        let picker = UIImagePickerController()
        picker.mediaTypes = ["public.movie"]
        picker.delegate = self
        controller?.present(picker, animated: true)
    }

    private func addItem() {
        let item = UIBarButtonItem(title: "Choose", primaryAction: nil)
        item.tintColor = .tintColor
        item.primaryAction = UIAction(title: "Choose") { [weak self, weak item] _ in
            self?.choose { $0.barButtonItem = item }
        }
        controller?.navigationItem.rightBarButtonItem = item
    }

    private func pushPointedButton() {
        let screen = UIViewController()
        let opener = button("Choose here")
        opener.addAction(
            UIAction { [weak self, weak opener] _ in self?.choose { $0.sourceView = opener } }, for: .touchUpInside)
        screen.view.addSubview(opener)
        push(screen, "Pointed")
    }

    private func choose(_ point: (UIPopoverPresentationController) -> Void) {
        let sheet = UIAlertController(title: "Which viaduct?", message: nil, preferredStyle: .actionSheet)
        for name in ["Ribblehead", "Arten Gill"] {
            sheet.addAction(UIAlertAction(title: name, style: .default) { [weak self] _ in self?.tell("chosen", name) })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        if let popover = sheet.popoverPresentationController { point(popover) }
        controller?.navigationController?.topViewController?.present(sheet, animated: true)
    }
}

extension LayoutsComponent: UIColorPickerViewControllerDelegate {
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        tell("colour", [red, green, blue].map { "\(Int($0 * 255))" }.joined(separator: " "))
    }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { tell("finished") }
}

extension LayoutsComponent: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
        let url = info[.mediaURL] as? URL
        tell(info[.mediaType] as? String ?? "", url?.lastPathComponent ?? "")
    }
}

final class GridViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let tell: (String, String) -> Void
    private let names = ["Red", "Orange", "Green", "Teal", "Blue", "Purple"]
    private let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemPurple,
    ]

    init(_ tell: @escaping (String, String) -> Void) {
        self.tell = tell
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 80)
        let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = self
        collection.delegate = self
        view.addSubview(collection)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let label = UILabel()
        label.text = names[indexPath.item]
        label.textAlignment = .center
        cell.contentView.addSubview(label)
        cell.contentView.backgroundColor = colors[indexPath.item].withAlphaComponent(0.2)
        cell.contentView.layer.cornerRadius = 12
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        tell("select", names[indexPath.item])
    }
}

final class WheelsViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let tell: (String, String) -> Void

    init(_ tell: @escaping (String, String) -> Void) {
        self.tell = tell
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let picker = UIPickerView()
        picker.accessibilityLabel = "Time"
        picker.dataSource = self
        picker.delegate = self
        picker.selectRow(7, inComponent: 0, animated: false)
        view.addSubview(picker)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? 24 : 4
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? "\(row) h" : "\(row * 15) min"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        tell("time", "\(pickerView.selectedRow(inComponent: 0)):\(pickerView.selectedRow(inComponent: 1) * 15)")
    }
}
