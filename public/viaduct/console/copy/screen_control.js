// The members of a screen's objects that hold the id of a control, beside `control` itself.
const others = ["dismiss", "attempt", "submit", "end", "cancel", "press", "detentControl", "detailControl"]
const kinds = { sheet: "sheet", alert: "alert" }

// Returns the control with that id, as the screen draws it: { title, kind, options, siblings, holder, component, isUnique, member }, or null.
// `options` are the titles of its choices, `siblings` the elements of its list with a title. `holder` is the sheet, the alert, or the button
// with the menu that it is in, or null; `object` is the control itself. `member` is the name of the member with the id, `kind` that of the
// element, the ask or the container.
// screen: the value of the frame's member.
export function findControl(screen, id) {
  let found = null
  const titles = new Map()
  // With a list in place of calls, since a hostile screen may be deep.
  const open = [{ value: screen, kind: "", component: undefined, holder: null }]
  while (open.length > 0) {
    const { value, kind, component, holder, siblings = [] } = open.pop()
    if (Array.isArray(value)) {
      for (const element of value) open.push({ value: element, kind, component, holder, siblings: value })
      continue
    }
    if (typeof value !== "object" || value === null) continue
    const inner = kinds[value.kind] || value.menu ? value : holder
    const own = { kind: kinds[value.kind] ?? (kind === "sheet" || kind === "alert" ? kind : value.kind ?? kind), component: text(value.component) || component }
    const title = text(value.title) || text(value.label)
    if (typeof value.control === "string") titles.set(title, (titles.get(title) ?? 0) + 1)
    const member = value.control === id ? "control" : others.find(name => value[name] === id)
    if (member) found = { title, member, options: optionsOf(value), siblings: siblings.filter(sibling => text(sibling?.title) !== ""), subject: text(value.subject), object: value, holder, ...own }
    for (const [key, child] of Object.entries(value)) open.push({ value: child, ...own, holder: inner, kind: key === "menu" ? "menu" : key === "asks" ? "ask" : own.kind })
  }
  return found && { ...found, isUnique: titles.get(found.title) === 1 }
}

function optionsOf({ segments, rows }) {
  const options = Array.isArray(segments) ? segments : Array.isArray(rows) ? rows : []
  return options.map(option => (typeof option === "string" ? option : text(option?.title)))
}

function text(value) {
  return typeof value === "string" ? value : ""
}
