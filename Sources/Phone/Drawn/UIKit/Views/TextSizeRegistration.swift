/// What is called when the text size changes, with the traits from before.
final class TextSizeRegistration: UITraitChangeRegistration {
    let call: (UITraitCollection) -> Void

    init(_ call: @escaping (UITraitCollection) -> Void) {
        self.call = call
    }
}
