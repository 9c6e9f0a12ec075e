/// The native screen at one moment of a page.
struct ShownScreen {
    /// JSON texts of screens, as the server has sent them.
    private let json: String
    private let around: [String]
    private let form: Form
    /// Whether a frame that may change the screen had just passed. A faster person sees another one.
    private let isUnderWay: Bool

    /// How screens are compared.
    struct Form {
        /// Of the page: its own URLs count without it.
        var origin: String
        /// Whether only the structure counts, which two platforms have in common.
        let isOutline: Bool

        fileprivate func text(of json: String) -> String {
            let screen = PlainJSON.screen(json, origin: origin)
            return PlainJSON.text(isOutline ? screen.map(ScreenOutline.of) : screen)
        }
    }

    /// - Parameter around: the screens since the act before, and until the one after.
    init(_ json: String, around: [String], isUnderWay: Bool, form: Form) {
        (self.json, self.around, self.isUnderWay, self.form) = (json, around, isUnderWay, form)
    }

    /// JSON in one line, the same for equal screens, without the ids of controls.
    var text: String { form.text(of: json) }

    /// The same moment, with the screens that followed it.
    func followed(by screens: [String]) -> ShownScreen {
        ShownScreen(json, around: around + screens, isUnderWay: isUnderWay, form: form)
    }

    /// Whether both moments differ in nothing but the clock: a screen that one page shows right before an act, another may show right after.
    func isLike(_ other: ShownScreen) -> Bool {
        if isUnderWay || other.isUnderWay { return true }
        let (text, otherText) = (text, other.text)
        return text == otherText || shows(otherText) && other.shows(text)
    }

    private func shows(_ text: String) -> Bool { around.contains { form.text(of: $0) == text } }
}
