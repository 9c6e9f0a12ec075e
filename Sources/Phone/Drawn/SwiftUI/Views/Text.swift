/// A text.
public struct Text: Equatable, @unchecked Sendable {
    struct Run: Equatable {
        var text: String
        var font: Font?
        var weight: Font.Weight?
        var isItalic = false
        var style: (any ShapeStyle)?
        var isUnderlined = false
        var isStruck = false
        var link: URL?

        static func == (left: Run, right: Run) -> Bool {
            left.text == right.text && left.font == right.font && left.weight == right.weight
                && left.isItalic == right.isItalic && left.isUnderlined == right.isUnderlined
                && left.isStruck == right.isStruck && left.link == right.link
        }
    }

    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle
    }

    /// The format of a date.
    public struct DateStyle: Hashable, Sendable {
        public static let date = DateStyle(kind: 0)
        public static let time = DateStyle(kind: 1)
        public static let relative = DateStyle(kind: 2)
        public static let timer = DateStyle(kind: 3)
        public static let offset = DateStyle(kind: 4)

        private let kind: Int

        func text(of date: Date) -> String {
            switch kind {
            case 0: date.formatted(date: .long, time: .omitted)
            case 1: date.formatted(date: .omitted, time: .shortened)
            default: Duration.wait(seconds: abs(date.timeIntervalSinceNow.rounded())).formatted()
            }
        }
    }

    var runs: [Run]
    var string: String { runs.map(\.text).joined() }

    init(runs: [Run]) {
        self.runs = runs
    }

    public init(verbatim content: String) {
        runs = [Run(text: content)]
    }

    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        runs = Markdown.runs(of: key.string(bundle: bundle, table: tableName))
    }

    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        runs = [Run(text: String(localized: resource))]
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(verbatim: String(content))
    }

    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        runs = attributedContent.runs.map { run in
            Run(text: String(attributedContent[run.range].characters), link: run.link)
        }
    }

    public init(_ date: Date, style: DateStyle) {
        self.init(verbatim: style.text(of: date))
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    public init(_ image: Image) {
        self.init(verbatim: "")
    }

    public static func + (left: Text, right: Text) -> Text { Text(runs: left.runs + right.runs) }
}

extension Text {
    public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = $0.weight ?? weight } }
    public func bold() -> Text { fontWeight(.bold) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { changed { $0.isItalic = true } }
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    public func foregroundColor(_ color: Color?) -> Text { changed { $0.style = $0.style ?? color } }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed { $0.style = $0.style ?? style } }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { changed { $0.isUnderlined = isActive } }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed { $0.isStruck = isActive }
    }
    @available(*, deprecated, message: "no effect") public func monospaced(_ isActive: Bool = true) -> Text { UIKit.inert(self) }
    @available(*, deprecated, message: "no effect") public func monospacedDigit() -> Text { UIKit.inert(self) }
    @available(*, deprecated, message: "no effect") public func fontDesign(_ design: Font.Design?) -> Text { UIKit.inert(self) }
    @available(*, deprecated, message: "no effect") public func kerning(_ kerning: CGFloat) -> Text { UIKit.inert(self) }
    @available(*, deprecated, message: "no effect") public func tracking(_ tracking: CGFloat) -> Text { UIKit.inert(self) }
    @available(*, deprecated, message: "no effect")
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { UIKit.inert(self) }

    private func changed(_ change: (inout Run) -> Void) -> Text {
        var copy = self
        for index in copy.runs.indices { change(&copy.runs[index]) }
        return copy
    }
}

extension Text: PrimitiveView {
    func render(in context: RenderContext) -> [UIView] {
        let environment = context.environment
        let label = context.view { UILabel() }
        let pieces = runs.map { (cased($0.text, environment.textCase), attributes(of: $0, in: environment)) }
        let text = pieces.map(\.0).joined()
        if runs.count > 1 || runs.contains(where: \.isDecorated) {
            label.attributedText = StyledText(pieces)
        } else if label.text != text {
            label.text = text
        }
        // The longest run sets the label's own style.
        let main = runs.max { $0.text.count < $1.text.count }
        label.font = font(of: main, in: environment)
        label.textColor = color(of: main, in: environment)
        label.numberOfLines = environment.lineLimit ?? 0
        label.textAlignment = environment.multilineTextAlignment.uiAlignment
        return [label]
    }

    private func attributes(of run: Run, in environment: EnvironmentValues) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font(of: run, in: environment), .foregroundColor: color(of: run, in: environment),
        ]
        if run.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if run.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link = run.link { attributes[.link] = link }
        return attributes
    }

    private func cased(_ text: String, _ textCase: Case?) -> String {
        switch textCase {
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case nil: text
        }
    }

    private func font(of run: Run?, in environment: EnvironmentValues) -> UIFont {
        var font = run?.font ?? environment.font ?? .body
        if let weight = run?.weight ?? (environment.isBold ? .bold : nil) { font = font.weight(weight) }
        if run?.isItalic == true { font = font.italic() }
        return font.uiFont.adjusted(to: UITraitCollection(preferredContentSizeCategory: environment.dynamicTypeSize.category))
    }

    private func color(of run: Run?, in environment: EnvironmentValues) -> UIColor {
        run?.style?.resolve(in: environment) ?? environment.foreground?.resolve(in: environment) ?? .label
    }
}

extension Text.Run {
    var isDecorated: Bool { isUnderlined || isStruck || link != nil }
}

extension TextAlignment {
    var uiAlignment: NSTextAlignment {
        switch self {
        case .leading: .natural
        case .center: .center
        case .trailing: .right
        }
    }
}
