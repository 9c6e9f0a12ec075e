import { element } from "../shell/element.js"

const directions = [["Both", ""], ["Page → native", "page"], ["Native → page", "native"], ["Connection", "viaduct"]]

// Makes the fields of a timeline's filter. hint: the placeholder of the search.
export function filterFields(hint) {
  const search = Object.assign(element("input"), {
    name: "q", type: "search", placeholder: hint, autocomplete: "off", autocapitalize: "off", spellcheck: false, maxLength: 500
  })
  const keep = Object.assign(element("input"), { name: "keep", type: "checkbox", value: "1" })
  const from = select("from")
  from.append(...directions.map(([text, value]) => new Option(text, value)))
  const more = tool("more", "Filter", { className: "filter__open", ariaExpanded: "false" })
  return [
    element("label", "filter__search", element("span", "visually-hidden", "Search"), search), more,
    element("div", "filter__more", field("Component", select("component")), field("Event", select("event")), field("Direction", from),
      field("Kind", select("kind")), field("Verdict", select("verdict")), element("label", "check", keep, element("span", "", "Keep over navigation")), tool("copy", "Copy as…", { ariaExpanded: "false" })),
    element("div", "filter__tools", tool("pause", "Pause", { ariaPressed: "false" }), tool("clear", "Clear"))
  ]
}

function field(title, input) {
  return element("label", "", element("span", "", title), input)
}

function select(name) {
  return Object.assign(element("select"), { name })
}

function tool(name, text, attributes = {}) {
  return Object.assign(element("button", "", text), { type: "button", name, ...attributes })
}
