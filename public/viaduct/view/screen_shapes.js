// The shapes of a screen's parts, as /viaduct/schema/screen.json describes them: for ShapeCheck. Members have to be there where the view cannot
// do without them; apps may leave out others that the schema wants.
export const screenShapes = {
  Screen: {
    string: "url appearance textSize", boolean: "pullToRefresh", Bar: "bar!", Focus: "focus", "Overlay[]": "overlays",
    "BarItem[]": "toolbar", "Tab[]": "tabs", "Presented[]": "presented!", "Ask[]": "asks"
  },

  // One shape for each kind. A page draws nothing, or an empty place, for a newer one.
  Element: value => ["View", ...found(elements, value?.kind)],
  Overlay: () => ["Place", "Element"],
  BarItem: value => [value?.kind === undefined ? "BarButton" : value.kind === "space" ? "BarSpace" : "Element"],
  MenuElement: value => [value?.children === undefined ? "MenuAction" : "Submenu"],
  Presented: value => ["Dialog", ...found(dialogs, value?.kind)],
  Colour: value => [Array.isArray(value) ? "string[]" : "string"],

  // Bars
  Bar: {
    string: "title subtitle prompt", boolean: "largeTitle hidden", "BarItem[]": "left! right!", Search: "search", Element: "titleView",
    Colour: "tint", Back: "back", Modal: "modal"
  },
  Back: { string: "title! control" },
  Modal: { string: "style dismiss" },
  Search: { string: "control title text submit cancel component", boolean: "enabled active", "Scope[]": "scopes" },
  Scope: { string: "control title", boolean: "enabled selected" },
  BarButton: { string: "control title style badge component", boolean: "enabled selected", Colour: "tint", Image: "image", Menu: "menu" },
  BarSpace: { number: "width" },
  Tab: { string: "control title badge", boolean: "enabled selected", Image: "image" },
  Menu: { string: "title", "MenuElement[]": "children!" },
  MenuAction: { string: "control title state subtitle", boolean: "enabled destructive keepsOpen", Image: "image" },
  Submenu: { string: "title subtitle", boolean: "enabled inline destructive", Image: "image", "MenuElement[]": "children!" },
  Image: { string: "symbol data", boolean: "template", Colour: "tint" },
  Focus: { string: "control", boolean: "focused", number: "number" },

  // Over the page
  Place: { string: "id! position" },
  Dialog: { string: "kind! id!" },
  Sheet: { string: "title message sourceControl dismiss component", Rectangle: "source", "Action[]": "actions!" },
  Alert: { string: "title message dismiss component", "Field[]": "fields!", "Action[]": "actions!" },
  Action: { string: "control title style", boolean: "enabled preferred checked" },
  Share: { string: "dismiss subject component", "string[]": "excluded", "ShareItem[]": "items!", "Activity[]": "activities" },
  ShareItem: { string: "url text image name data" },
  Activity: { string: "activity title", Image: "image" },
  NativeScreen: {
    string: "style title placeholder dismiss attempt detent detentControl appearance sourceControl component", number: "corner width height",
    boolean: "unavailable grabber undimmed fixed", "string[]": "detents", Bar: "bar!", "Element[]": "content!", Colour: "background",
    "BarItem[]": "toolbar", "Tab[]": "tabs", Rectangle: "source"
  },
  Rectangle: { number: "x y width height" },
  Ask: {
    string: "kind! id! control title message subject fallback mode url scheme price component", number: "maximum limit",
    boolean: "enabled", "string[]": "types values"
  },

  // Elements
  View: {
    string: "kind! hint press component", number: "corner border width height alpha", boolean: "clips silent",
    "number[]": "padding transform anchor", Colour: "tint background borderColor", Gradient: "gradient", Shadow: "shadow", Menu: "contextMenu"
  },
  Gradient: { number: "degrees", "string[]": "colors!", "number[]": "locations" },
  Shadow: { number: "x y blur", Colour: "color!" },
  Button: {
    string: "control title subtitle style imagePlacement", boolean: "enabled iconOnly loading selected capsule large", "Run[]": "runs",
    Colour: "fill accent", Image: "image", Menu: "menu"
  },
  Run: { string: "text link", number: "size weight", boolean: "italic underline strike", Image: "image", Colour: "tint background" },
  DateField: { string: "control label mode value minimum maximum", number: "step", boolean: "enabled inline" },
  Field: { string: "control title text label keyboard autocomplete submit end", boolean: "enabled secure multiline" },
  Label: { string: "text align", number: "size weight lines", boolean: "italic", "Run[]": "runs" },
  List: { string: "style", number: "cellWidth cellHeight", "Section[]": "sections!", Element: "header footer empty", Refresh: "refresh" },
  Section: { Element: "header footer", "Row[]": "rows!" },
  Row: {
    string: "title control subtitle detail accessory detailControl", number: "height", boolean: "enabled selected", Image: "image",
    Colour: "tint imageTint background", "Element[]": "content", Element: "accessoryView", Menu: "menu"
  },
  Refresh: { string: "control title", boolean: "enabled refreshing" },
  Pages: { string: "control label", number: "count current", boolean: "enabled" },
  Picker: { string: "label", "Wheel[]": "wheels!" },
  Wheel: { string: "control", number: "selected", "string[]": "rows!" },
  Picture: { string: "label fit", Image: "image!" },
  Progress: { string: "label", number: "value", boolean: "large" },
  Segments: {
    string: "control label title", number: "selected", boolean: "enabled", "string[]": "segments!", "number[]": "disabled",
    "Segment[]": "images"
  },
  Segment: { Image: "image" },
  Slider: { string: "control label", number: "value minimum maximum", boolean: "enabled continuous" },
  Stack: {
    string: "axis align distribution control title", number: "spacing", boolean: "enabled scrolls", Refresh: "refresh",
    "Element[]": "children!"
  },
  Stepper: { string: "control label", number: "value", boolean: "enabled canDecrease canIncrease" },
  Switch: { string: "control label title", boolean: "enabled on" },
  Toolbar: { "BarItem[]": "items!" },
  Web: { string: "url" }
}

const dialogs = { sheet: "Sheet", alert: "Alert", share: "Share", screen: "NativeScreen" }

const elements = {
  button: "Button", date: "DateField", field: "Field", image: "Picture", label: "Label", list: "List", pages: "Pages", picker: "Picker",
  progress: "Progress", segments: "Segments", slider: "Slider", stack: "Stack", stepper: "Stepper", switch: "Switch", toolbar: "Toolbar",
  web: "Web"
}

function found(kinds, kind) {
  return Object.hasOwn(kinds, kind) ? [kinds[kind]] : []
}
