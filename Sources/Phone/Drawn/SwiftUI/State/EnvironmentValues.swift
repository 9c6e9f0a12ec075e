/// Values and objects that a view inherits from the views around it.
public struct EnvironmentValues: @unchecked Sendable {
    private var values: [ObjectIdentifier: Any] = [:]
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    func object<Object: AnyObject>(_ type: Object.Type) -> Object? { objects[ObjectIdentifier(type)] as? Object }

    mutating func set<Object: AnyObject>(_ object: Object?) { objects[ObjectIdentifier(Object.self)] = object }

    // MARK: Values for every view

    public var isEnabled = true
    public var font: Font?
    public var colorScheme = ColorScheme.light
    public var lineLimit: Int?
    public var multilineTextAlignment = TextAlignment.leading
    public var isPresented = false
    public var dismiss = DismissAction {}
    public var openURL = OpenURLAction()
    public var locale = Locale.current
    public var calendar = Calendar.current
    public var timeZone = TimeZone.current
    public var layoutDirection = LayoutDirection.leftToRight
    public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    public var scenePhase = ScenePhase.active
    public var dynamicTypeSize = DynamicTypeSize.large
    public var sizeCategory = ContentSizeCategory.large
    public var displayScale: CGFloat = 3
    public var accessibilityReduceMotion = false
    public var accessibilityEnabled = false
    public var accessibilityReduceTransparency = false
    public var accessibilityDifferentiateWithoutColor = false
    public var accessibilityVoiceOverEnabled = false
    public var legibilityWeight: LegibilityWeight?
    public var pixelLength: CGFloat = 1 / 3
    @available(*, deprecated, message: "no effect") public var lineSpacing: CGFloat = 0 { didSet { inert(self) } }
    public var isSearching = false
    public var dismissSearch = DismissAction {}
    public var redactionReasons: RedactionReasons = []
    public var editMode: Binding<EditMode>?
    public var refresh: RefreshAction?

    public var presentationMode: Binding<PresentationMode> {
        .constant(PresentationMode(isPresented: isPresented, action: dismiss))
    }

    // MARK: Values from modifiers

    var foreground: AnyShapeStyle?
    var tint: Color?
    var textCase: Text.Case?
    var isBold = false
    var buttonStyle: (any PrimitiveButtonStyle)?
    var pickerStyle = PickerStyleKind.automatic
    var listStyle = UITableView.Style.insetGrouped
    var labelStyle = LabelStyleKind.automatic
    var customLabelStyle: (any LabelStyle)?
    var toggleStyle: (any ToggleStyle)?
    var textFieldStyle: (any TextFieldStyle)?
    var progressViewStyle: (any ProgressViewStyle)?
    var groupBoxStyle: (any GroupBoxStyle)?
    var hidesLabels = false
    var isInList = false
    var keyboardType = UIKeyboardType.default
    var textContentType: UITextContentType?
    var submit: (() -> Void)?
    var navigation: NavigationContext?
    var controlSize = ControlSize.regular
}

/// Names a value of the environment.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
