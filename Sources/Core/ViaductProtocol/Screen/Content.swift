extension Screen.Element {
    public enum Kind: String, JSONChoice {
        case button, date, field, image, label, list, pages, picker
        case progress, segments, slider, stack, stepper, `switch`, toolbar, web
    }

    /// The content of an element, by its kind.
    public indirect enum Content: Equatable, Sendable {
        case button(Screen.Button)
        case date(Screen.DateField)
        case field(Screen.Field)
        case image(Screen.Picture)
        case label(Screen.Label)
        case list(Screen.List)
        case pages(Screen.Pages)
        case picker(Screen.Picker)
        case progress(Screen.Progress)
        case segments(Screen.Segments)
        case slider(Screen.Slider)
        case stack(Screen.Stack)
        case stepper(Screen.Stepper)
        case `switch`(Screen.Switch)
        case toolbar(Screen.Toolbar)
        case web(Screen.Web)

        /// Creates empty content of the kind.
        init(_ kind: Kind) {
            switch kind {
            case .button: self = .button(Screen.Button())
            case .date: self = .date(Screen.DateField())
            case .field: self = .field(Screen.Field())
            case .image: self = .image(Screen.Picture())
            case .label: self = .label(Screen.Label())
            case .list: self = .list(Screen.List())
            case .pages: self = .pages(Screen.Pages())
            case .picker: self = .picker(Screen.Picker())
            case .progress: self = .progress(Screen.Progress())
            case .segments: self = .segments(Screen.Segments())
            case .slider: self = .slider(Screen.Slider())
            case .stack: self = .stack(Screen.Stack())
            case .stepper: self = .stepper(Screen.Stepper())
            case .switch: self = .switch(Screen.Switch())
            case .toolbar: self = .toolbar(Screen.Toolbar())
            case .web: self = .web(Screen.Web())
            }
        }

        public var kind: Kind {
            switch self {
            case .button: .button
            case .date: .date
            case .field: .field
            case .image: .image
            case .label: .label
            case .list: .list
            case .pages: .pages
            case .picker: .picker
            case .progress: .progress
            case .segments: .segments
            case .slider: .slider
            case .stack: .stack
            case .stepper: .stepper
            case .switch: .switch
            case .toolbar: .toolbar
            case .web: .web
            }
        }

        mutating func visit<Members: JSONMembers>(_ members: inout Members) throws(Members.Failure) {
            var kind = kind
            try members.required("kind", &kind)
            if Members.reads { self = Content(kind) }
            switch self {
            case .button(let button): try visit(button, &members, Content.button)
            case .date(let date): try visit(date, &members, Content.date)
            case .field(let field): try visit(field, &members, Content.field)
            case .image(let picture): try visit(picture, &members, Content.image)
            case .label(let label): try visit(label, &members, Content.label)
            case .list(let list): try visit(list, &members, Content.list)
            case .pages(let pages): try visit(pages, &members, Content.pages)
            case .picker(let picker): try visit(picker, &members, Content.picker)
            case .progress(let progress): try visit(progress, &members, Content.progress)
            case .segments(let segments): try visit(segments, &members, Content.segments)
            case .slider(let slider): try visit(slider, &members, Content.slider)
            case .stack(let stack): try visit(stack, &members, Content.stack)
            case .stepper(let stepper): try visit(stepper, &members, Content.stepper)
            case .switch(let flip): try visit(flip, &members, Content.switch)
            case .toolbar(let toolbar): try visit(toolbar, &members, Content.toolbar)
            case .web(let web): try visit(web, &members, Content.web)
            }
        }

        private mutating func visit<Record: JSONRecord, Members: JSONMembers>(
            _ record: Record, _ members: inout Members, _ make: (Record) -> Content
        ) throws(Members.Failure) {
            var record = record
            try record.visit(&members)
            if Members.reads { self = make(record) }
        }
    }
}
