const mostControls = 300
const deepest = 40
// Members that are controls themselves, and their titles.
const ways = { dismiss: "Dismiss", submit: "Submit", cancel: "Cancel", end: "End", press: "Long press", attempt: "Try to leave" }

// Lists the controls of a screen, as docs/protocol.md describes it: { control, title, kind, isEnabled, value }. `value` is the JSON text to
// begin with; null for a control that is only tapped.
export function controlsOf(screen) {
  const found = new Map()
  collect(screen, "", 0, found)
  return [...found.values()]
}

function collect(node, role, depth, found) {
  if (node === null || typeof node !== "object" || depth > deepest) return
  if (Array.isArray(node)) {
    for (const part of node) collect(part, role, depth + 1, found)
    return
  }
  // A tap on an item with a menu opens that in the page.
  if (typeof node.control === "string" && !node.menu) add(found, node.control, titleOf(node), kindOf(node, role), node.enabled !== false, valueOf(node, role))
  for (const [name, what] of Object.entries(ways)) {
    if (typeof node[name] === "string") add(found, node[name], [what, titleOf(node)].filter(Boolean).join(": "), kindOf(node, role), true, null)
  }
  for (const [name, part] of Object.entries(node)) if (name !== "focus") collect(part, name, depth + 1, found)
}

function add(found, control, title, kind, isEnabled, value) {
  if (found.size < mostControls && !found.has(control)) found.set(control, { control, title: title || "Untitled", kind, isEnabled, value })
}

function titleOf({ title, label, url }) {
  return [title, label, url].find(text => typeof text === "string" && text !== "")?.slice(0, 80) ?? ""
}

const roles = {
  left: "bar item", right: "bar item", toolbar: "bar item", tabs: "tab", back: "back", search: "search", scopes: "scope", actions: "action",
  asks: "ask", rows: "row", wheels: "wheel", refresh: "refresh", fields: "field", items: "bar item", children: "menu"
}

function kindOf({ kind }, role) {
  return typeof kind === "string" ? kind : roles[role] ?? role
}

function valueOf(node, role) {
  const value = {
    field: node.text, switch: !node.on, segments: node.selected, slider: node.value, stepper: true, date: node.value, pages: node.current
  }[node.kind]
  if (value !== undefined) return JSON.stringify(value)
  if (role === "search") return JSON.stringify(node.text ?? "")
  if (role === "wheels") return JSON.stringify(node.selected ?? 0)
  return role === "asks" ? "null" : null
}
