/// A registration to be called after a change of the text size, with the previous traits.
final class TextSizeRegistration: UITraitChangeRegistration {
    let call: (UITraitCollection) -> Void

    init(_ call: @escaping (UITraitCollection) -> Void) {
        self.call = call
    }
}
