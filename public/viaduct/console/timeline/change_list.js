import { changes } from "../json/json_changes.js"
import { visible } from "../json/visible.js"
import { element } from "../shell/element.js"

const mostChanges = 30
// In characters.
const longestValue = 200

// The differences between a screen and the previous one.
export class ChangeList {
  root = element("section", "changes")

  // before: the JSON text of the earlier frame; null for the first one.
  constructor(before, after) {
    const list = element("ul")
    let count = 0
    for (const change of before === null ? [] : changes(before, after)) {
      if (++count > mostChanges) break
      list.append(this.#item(change))
    }
    const title = before === null ? "The first one that is here" : count === 0 ? "Nothing has changed" : "Changed since the one before"
    this.root.append(element("h3", "", title), list)
    if (count > mostChanges) this.root.append(element("p", "side__text", `Only the first ${mostChanges} changes are here.`))
  }

  #item({ path, before, after }) {
    const value = (name, text) => element(name, "", visible(text.length > longestValue ? `${text.slice(0, longestValue)}…` : text))
    return element("li", "", element("span", "changes__path", visible(path.slice(0, longestValue))), " ",
      ...(before === null ? [] : [value("del", before), " "]), ...(after === null ? [] : [value("ins", after)]))
  }
}
