import HotwireNative
import UIKit

final class LooksComponent: GalleryComponent, UIContextMenuInteractionDelegate {
    override class var name: String { "looks" }

    override func show(_ event: String) {
        let screen = UIViewController()
        if event == "empty" {
            var empty = UIContentUnavailableConfiguration.empty()
            empty.image = UIImage(systemName: "tray")
            empty.text = "No Mail"
            empty.secondaryText = "New mail appears here."
            empty.button = .filled()
            empty.button.title = "Write"
            empty.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.tell("write") }
            screen.contentUnavailableConfiguration = empty
            return push(screen, "Empty")
        }
        if event == "touch" { return push(touchScreen(), "Touch") }
        let stack = UIStackView(arrangedSubviews: [
            texts(), buttons(), card(), picture(), menuButton(), pressed(), frame(clips: true), frame(clips: false),
        ])
        stack.axis = .vertical
        stack.spacing = 16
        let scroll = UIScrollView()
        scroll.addSubview(stack)
        screen.view.addSubview(scroll)
        screen.view.tintColor = .systemPurple
        push(screen, "Looks")
    }

    private func texts() -> UIView {
        let heading = UILabel()
        heading.text = "Heading"
        heading.font = .preferredFont(forTextStyle: .largeTitle)
        let styled = UILabel()
        let text = NSMutableAttributedString(string: "Plain, ")
        text.append(
            NSAttributedString(
                string: "bold and red",
                attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.red]))
        styled.attributedText = text
        let faint = UILabel()
        faint.text = "Secondary"
        faint.textColor = .secondaryLabel
        let gone = UILabel()
        gone.text = "Hidden"
        gone.isHidden = true
        let pale = UILabel()
        pale.text = "Pale"
        pale.alpha = 0.5
        let moved = UILabel()
        moved.text = "Moved"
        moved.transform = CGAffineTransform(translationX: 40, y: 0)
        moved.layer.shadowOpacity = 0.4
        moved.accessibilityHint = "By forty points"
        let stack = UIStackView(arrangedSubviews: [heading, styled, faint, gone, pale, moved])
        stack.axis = .vertical
        return stack
    }

    private func buttons() -> UIView {
        var filled = UIButton.Configuration.filled()
        filled.subtitle = "For good"
        filled.image = UIImage(systemName: "trash")
        filled.imagePadding = 6
        let destructive = button("Delete", style: filled)
        destructive.role = .destructive
        let off = button("Off", style: .gray())
        off.isEnabled = false
        let stack = UIStackView(arrangedSubviews: [button("Tinted", style: .tinted()), button("Gray", style: .gray()), off])
        stack.distribution = .fillEqually
        stack.spacing = 8
        let column = UIStackView(arrangedSubviews: [button("Plain"), stack, destructive])
        column.axis = .vertical
        return column
    }

    private func card() -> UIView {
        let card = UIView()
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemPink.cgColor]
        card.layer.insertSublayer(gradient, at: 0)
        card.layer.cornerRadius = 16
        let label = UILabel()
        label.text = "A card to tap"
        label.textColor = .white
        label.textAlignment = .center
        card.addSubview(label)
        card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        return card
    }

    private func picture() -> UIView {
        let data = Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mNITvuIFTEMLQkACc1uga5LOOQAAAAASUVORK5CYII="
        )
        let view = UIImageView(image: data.flatMap { UIImage(data: $0) })
        view.accessibilityLabel = "A square"
        view.layer.cornerRadius = 12
        view.layer.masksToBounds = true
        view.contentMode = .scaleAspectFill
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 80), view.heightAnchor.constraint(equalToConstant: 80),
        ])
        return view
    }

    private func menuButton() -> UIView {
        let button = button("Sort", style: .bordered())
        button.menu = UIMenu(children: [
            UIAction(title: "Name", state: .on) { [weak self] _ in self?.tell("sort", "name") },
            UIAction(title: "Date") { [weak self] _ in self?.tell("sort", "date") },
        ])
        button.showsMenuAsPrimaryAction = true
        return button
    }

    private func pressed() -> UIView {
        let label = UILabel()
        label.text = "Press for long"
        label.isUserInteractionEnabled = true
        label.addInteraction(UIContextMenuInteraction(delegate: self))
        return label
    }

    /// A view of 60 by 24 points, with wider content.
    private func frame(clips: Bool) -> UIView {
        let wide = UILabel()
        wide.text = clips ? "Clipped" : "Spilling"
        wide.backgroundColor = .systemYellow
        wide.layer.cornerRadius = 8
        wide.clipsToBounds = clips
        let view = UIView()
        view.clipsToBounds = clips
        view.addSubview(wide)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 60), view.heightAnchor.constraint(equalToConstant: 24),
            wide.widthAnchor.constraint(equalToConstant: 140),
        ])
        return view
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(children: [UIAction(title: "Rename") { _ in self?.tell("rename") }])
        }
    }

    /// Views to tap, to press long, rotated about a corner, to scroll sideways, to fill in and to print.
    private func touchScreen() -> UIViewController {
        let screen = UIViewController()
        let held = UILabel()
        held.text = "Hold"
        held.accessibilityIdentifier = "hold"
        held.isUserInteractionEnabled = true
        held.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressedLong)))
        let star = UIImageView(image: UIImage(systemName: "star"))
        star.accessibilityLabel = "Star"
        star.isUserInteractionEnabled = true
        star.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(starred)))
        let turned = UILabel()
        turned.text = "Turned"
        turned.transform = CGAffineTransform(scaleX: 2, y: 2)
        turned.layer.anchorPoint = .zero
        let field = UITextField()
        field.placeholder = "Code"
        field.textContentType = .oneTimeCode
        let row = UIStackView(arrangedSubviews: (1...20).map { self.button("Arch \($0)", style: .gray()) })
        let scroll = UIScrollView()
        scroll.addSubview(row)
        let print = button("Print") { [weak self] in
            let controller = UIPrintInteractionController.shared
            controller.printFormatter = self?.webView?.viewPrintFormatter()
            controller.present(animated: true) { [weak self] _, isPrinted, _ in self?.tell("printed", "\(isPrinted)") }
        }
        let stack = UIStackView(arrangedSubviews: [held, star, turned, field, scroll, print])
        stack.axis = .vertical
        stack.spacing = 16
        screen.view.addSubview(stack)
        return screen
    }

    @objc private func pressedLong(_ gesture: UILongPressGestureRecognizer) {
        if gesture.state == .began { tell("held") }
    }
    @objc private func starred() { tell("star") }
    @objc private func tapped() { tell("card") }
}
