import { visible } from "../json/visible.js"
import { element } from "../shell/element.js"

// The rules of a PathReading, and the properties that they set, each with the rule that has set it.
export function pathRules({ rules, settings, untold }) {
  const lines = rules.map(rule =>
    element("li", "", element("span", "badge", nameOf(rule)), element("code", "way", visible(rule.pattern))))
  return element("div", "rules",
    ...(lines.length > 0 ? [element("ol", "", ...lines)] : []),
    ...(settings.length > 0 ? [table(settings)] : []),
    ...untold.map(rule => element("p", "nothing", `${nameOf(rule)} has more properties than the trace keeps.`)))
}

function nameOf(rule) {
  if (!rule) return "Derived"
  return rule.number === null ? "turbo-rails" : `Rule ${rule.number}`
}

function table(settings) {
  const head = element("tr", "", ...["Property", "Value", "Set by"].map(name => header("col", name)))
  return element("table", "", element("thead", "", head), element("tbody", "", ...settings.flatMap(rows)))
}

// Returns the row of a property's value, followed by the values that it overrides.
function rows({ name, values }) {
  const title = Object.assign(header("row", visible(name)), { rowSpan: values.length })
  return values.map(({ value, rule }, index) => {
    const isWinner = index === 0
    const note = isWinner ? [] : [element("span", "visually-hidden", ", overridden")]
    const line = element("tr", "", ...(isWinner ? [title] : []),
      element("td", "", element(isWinner ? "code" : "s", "", visible(value))), element("td", "", nameOf(rule), ...note))
    line.dataset.overridden = String(!isWinner)
    return line
  })
}

function header(scope, text) {
  return Object.assign(element("th", "", text), { scope })
}
