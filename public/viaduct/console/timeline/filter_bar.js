import { visible } from "../json/visible.js"
import { TraceFilter } from "../trace/trace_filter.js"
import { filterFields } from "./filter_fields.js"

// The choice before all known names.
const all = ["All", ""]
const choices = { component: [all], event: [all], kind: [all], verdict: [all, ["Dropped or wrong", "trouble"], ["No answer", "silent"]] }
// Between the last key and the search, in milliseconds.
const typingPause = 150

// The criteria for the timeline. Fires "copy", "pause", "clear", and "leave" when the search is left by a key.
export class FilterBar extends EventTarget {
  #form
  #room
  #state
  #timer = null

  constructor(form, room, state) {
    super()
    this.#form = form
    this.#room = room
    this.#state = state
    const { elements } = form
    form.prepend(...filterFields(form.dataset.hint))
    form.addEventListener("submit", event => event.preventDefault())
    form.addEventListener("change", () => this.#set())
    elements.q.addEventListener("input", () => {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#set(), typingPause)
    })
    elements.q.addEventListener("keydown", event => this.#press(event))
    elements.more.addEventListener("click", ({ target }) => { target.ariaExpanded = String(target.ariaExpanded !== "true") })
    elements.copy.addEventListener("click", ({ target }) => {
      target.ariaExpanded = String(target.ariaExpanded !== "true")
      this.dispatchEvent(new Event("copy"))
    })
    elements.pause.addEventListener("click", () => this.dispatchEvent(new Event("pause")))
    elements.clear.addEventListener("click", () => this.dispatchEvent(new Event("clear")))
    for (const name of Object.keys(choices)) {
      elements[name].addEventListener("pointerdown", () => this.#fill(name))
      elements[name].addEventListener("focus", () => this.#fill(name))
      this.#fill(name)
    }
  }

  set isPaused(isPaused) {
    this.#form.elements.pause.ariaPressed = String(isPaused)
  }

  apply() {
    const { values } = this.#state
    const { elements } = this.#form
    for (const name of [...TraceFilter.names, "keep"]) {
      const field = elements[name]
      if (name in choices) this.#fill(name)
      if (field.type === "checkbox") field.checked = values[name] === "1"
      else if (field.value !== values[name] && field !== document.activeElement) field.value = values[name]
    }
  }

  #set() {
    clearTimeout(this.#timer)
    const { elements } = this.#form
    const value = field => (field.type === "checkbox" ? (field.checked ? "1" : field.name === "keep" ? "0" : "") : field.value)
    this.#state.set(Object.fromEntries([...TraceFilter.names, "keep"].map(name => [name, value(elements[name])])))
  }

  #press(event) {
    if (event.key !== "Escape" && event.key !== "Enter") return
    event.preventDefault()
    if (event.key === "Escape") this.#form.elements.q.value = ""
    this.#set()
    this.dispatchEvent(new Event("leave"))
  }

  // Offers the known names, and the one in the address.
  #fill(name) {
    const select = this.#form.elements[name]
    const wanted = this.#state.values[name]
    const fixed = choices[name]
    const isFixed = word => fixed.some(([, value]) => value === word)
    const words = [...new Set([...this.#room.words[name], wanted])].filter(word => !isFixed(word)).sort()
    const options = [...fixed, ...words.map(word => [visible(word.slice(0, 60)), word])]
    if (select.options.length === options.length && options.every(([, value], index) => select.options[index].value === value)) return
    const { value } = select
    select.replaceChildren(...options.map(([text, value]) => new Option(text, value)))
    select.value = options.some(option => option[1] === value) ? value : wanted
  }
}
