/// Calls for a change of the text size, with the traits from before.
final class TextSizeRegistration: UITraitChangeRegistration {
    let call: (UITraitCollection) -> Void

    init(_ call: @escaping (UITraitCollection) -> Void) {
        self.call = call
    }
}
