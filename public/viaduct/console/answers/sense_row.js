import { button, element } from "../shell/element.js"

// One sense of the phone: its answer, which is used until it is forgotten.
export class SenseRow extends EventTarget {
  root
  #sense
  #fields
  #state = element("span", "badge")
  #forget

  // Fires "set" with { name, value }; without a value, to forget it.
  constructor(sense) {
    super()
    this.#sense = sense
    this.#fields = sense.fields.map(makeField)
    const use = element("button", "", "Use")
    use.type = "submit"
    use.ariaLabel = `Use for ${sense.title}`
    this.#forget = button("Forget", () => this.#tell())
    this.#forget.ariaLabel = `Forget ${sense.title}`
    const labels = this.#fields.map((field, index) => element("label", "act__field", element("span", "", sense.fields[index].name), field))
    this.root = element("form", "answer", element("h3", "answer__title", sense.title, " ", this.#state), ...labels, element("span", "answer__do", use, this.#forget))
    this.root.ariaLabel = sense.title
    this.root.addEventListener("submit", event => {
      event.preventDefault()
      this.#tell(sense.answer(this.#fields.map(({ value }) => value.trim())))
    })
  }

  // value: the answer that is used, undefined for none.
  show(value) {
    const isSet = value !== undefined
    this.root.dataset.set = String(isSet)
    this.#state.textContent = isSet ? this.#sense.answered ?? "answered at once" : this.#sense.usual ?? "asked"
    if (!isSet && this.#forget === document.activeElement) this.#fields[0].focus()
    this.#forget.hidden = !isSet
    if (!isSet || this.root.contains(document.activeElement)) return
    this.#sense.values(value).forEach((text, index) => { this.#fields[index].value = text ?? "" })
  }

  #tell(value) {
    this.dispatchEvent(new CustomEvent("set", { detail: { name: this.#sense.name, value } }))
  }
}

function makeField({ name, options, ...attributes }) {
  if (!options) return Object.assign(element("input"), { autocomplete: "off", spellcheck: false, ...attributes })
  const select = element("select")
  select.append(...options.map(([value, text]) => new Option(text, value, false, value === attributes.value)))
  return select
}
