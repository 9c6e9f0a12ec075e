import { button, element } from "../shell/element.js"
import { elements, endOf, typeOf } from "./json_text.js"
import { visible } from "./visible.js"

// As many members, and characters of a string, are shown at once.
const memberStep = 100
const characterStep = 5_000
// This many lines are open at first.
const openLines = 40
const longestKey = 500

// JSON text as a tree that can be unfolded: a level is made when it is opened.
export class JSONTree {
  root = element("div", "json")
  #text
  #budget = openLines

  constructor(text) {
    this.#text = text
    this.root.append(this.#node(null, 0, true))
  }

  #node(key, start, isFirst = false) {
    const type = typeOf(this.#text, start)
    const label = key === null ? [] : [element("span", "json__key", visible(String(key).slice(0, longestKey))), ": "]
    if (type !== "object" && type !== "array") return this.#leaf(label, type, start)
    const node = element("details", "json__node")
    const line = element("summary", "json__line")
    const count = this.#count(start)
    const [open, close] = type === "object" ? "{}" : "[]"
    line.append(...label, element("span", "json__fold", count === "0" ? open + close : `${open} ${count} ${close}`))
    node.append(line)
    const unfold = () => {
      if (node.open && node.childElementCount === 1) node.append(this.#members(start))
    }
    node.addEventListener("toggle", unfold)
    const size = Number.parseInt(count)
    if (isFirst || size <= this.#budget && size > 0) {
      this.#budget -= size
      node.open = true
      unfold()
    }
    return node
  }

  #members(start) {
    const list = element("div", "json__members")
    const members = elements(this.#text, start)
    let index = 0
    const more = button("More members", () => {
      const place = more.previousElementSibling
      add()
      place?.nextElementSibling?.querySelector("summary, button")?.focus()
    }, "json__more")
    const add = () => {
      for (let count = 0; count < memberStep; count += 1) {
        const { done, value } = members.next()
        if (done) return more.remove()
        more.before(this.#node(value.key ?? index++, value.start))
      }
    }
    list.append(more)
    add()
    return list
  }

  #leaf(label, type, start) {
    const line = element("div", "json__line json__line--leaf")
    const end = endOf(this.#text, start)
    const value = element("span", `json__value json__value--${type}`)
    line.append(...label, value)
    let shown = start
    const add = () => {
      const next = Math.min(end, shown + characterStep)
      value.append(visible(this.#text.slice(shown, next)))
      shown = next
      more.textContent = `More of ${(end - start).toLocaleString("en")} characters`
      more.hidden = shown === end
    }
    const more = button("", add, "json__more")
    add()
    if (!more.hidden) line.append(more)
    return line
  }

  // How many members, where there are not too many to count.
  #count(start) {
    let count = 0
    for (const _ of elements(this.#text, start)) if (++count > memberStep) return `${memberStep}+`
    return String(count)
  }
}
