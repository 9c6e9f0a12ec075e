import { ActCard } from "../act/act_card.js"
import { visible } from "../json/visible.js"
import { askServer } from "../shell/ask_server.js"
import { element } from "../shell/element.js"
import { exampleOf, templateOf } from "../copy/stub_example.js"
import { controls, ruleText } from "./stub_rule.js"

const stubs = "/viaduct/api/stubs"
// The verdicts on messages that no component handles.
const causes = ["VD-COMPONENT-1", "VD-COMPONENT-2"]

// As the server checks them.
const namePattern = "[A-Za-z0-9_][A-Za-z0-9_.\\-]*"
const nameHint = "Letters, digits, dots, underscores and hyphens, beginning with a letter, a digit or an underscore"

// Makes a stub for a missing component, and stores it on the server.
export class StubForm {
  root = element("details", "stub")
  #form = element("form", "act__form")
  #component
  #event
  #control = element("select")
  #title = ActCard.input({ maxLength: 200 })
  #items = textarea("First\nSecond", 3)
  #example = textarea("", 3)
  #reply = textarea("{}", 3)
  #replyEvent = ActCard.input({ maxLength: 200 })
  #status = element("p", "card__text")
  // The text of the last rule that this form has stored, or null. Its next one replaces it.
  #kept = null

  // event: of the trace, about a component. request: the message that it is about, if there is one.
  constructor({ component, event, request }) {
    this.#component = ActCard.input({ maxLength: 64, pattern: namePattern, title: nameHint, required: true, value: component })
    this.#event = ActCard.input({ maxLength: 200, required: true, value: event ?? "connect" })
    this.#control.append(...Object.entries(controls).map(([value, { name }]) => new Option(name, value)))
    this.#control.value = "button"
    this.#example.value = request ? exampleOf(request) : ""
    this.#title.value = templateOf(this.#example.value)
    this.#status.role = "status"
    const title = ActCard.field("Title", this.#title)
    const items = ActCard.field("Choices, one a line, or {{data.items}}", this.#items)
    this.#form.append(
      ActCard.row(ActCard.field("Component", this.#component), ActCard.field("Event", this.#event)),
      ActCard.field("Example of the message’s data (JSON), which shows its types; empty for none", this.#example),
      ActCard.row(ActCard.field("Shows", this.#control), title), items,
      ActCard.field("Event of the reply; empty for the message’s", this.#replyEvent), ActCard.field("Data of the reply (JSON); empty for no reply", this.#reply),
      ActCard.submit("Keep", "act__main"), this.#status)
    this.root.append(element("summary", "", "Make a stub"), this.#form)
    const show = () => {
      const { hasItems = false, hasTitle = this.#control.value !== "none" } = controls[this.#control.value]
      title.hidden = !hasTitle
      items.hidden = !hasItems
    }
    show()
    this.#control.addEventListener("change", show)
    for (const field of [this.#example, this.#reply]) field.addEventListener("input", () => check(field))
    this.#form.addEventListener("submit", event => {
      event.preventDefault()
      this.#keep()
    })
  }

  // Returns whether a stub would answer the verdict's messages.
  static fits({ cause, events }) {
    return causes.includes(cause) && Boolean(events.at(-1)?.component)
  }

  async #keep() {
    const name = this.#component.value
    try {
      const rule = ruleText({
        event: this.#event.value, example: this.#example.value.trim(), control: this.#control.value, title: this.#title.value, items: this.#items.value,
        reply: this.#reply.value.trim(), replyEvent: this.#replyEvent.value
      })
      await askServer("POST", `${stubs}/${encodeURIComponent(name)}`, `{"rule":${rule}${this.#kept ? `,"replaces":${this.#kept}` : ""}}`)
      this.#kept = rule
      this.#tell(name, await (await askServer("GET", stubs)).json())
    } catch (error) {
      this.#write(error.message, true)
    }
  }

  // Shows where the stub is, and the mistakes of its file: one that breaks its contract is kept.
  #tell(name, { folder, stubs: known, errors }) {
    const file = known.find(stub => stub.name === name)?.file
    const mistakes = errors.filter(error => error.file === file).map(({ line, rule, text }) => `${file}:${line}: ${rule ? `rule ${rule}: ` : ""}${text}`)
    const place = folder ? `Kept in ${folder}/${file}. Edit it there.` : "Kept until the server ends: start it with --stubs FOLDER to keep a file."
    this.#write([place, ...mistakes].join(" "), mistakes.length > 0)
  }

  #write(text, isFailure) {
    this.#status.textContent = visible(text)
    this.#status.classList.toggle("card__failure", isFailure)
  }
}

// A field for data is empty, or has a JSON object.
function check(field) {
  field.setCustomValidity("")
  if (field.value.trim() === "") return
  try {
    const value = JSON.parse(field.value)
    if (value === null || typeof value !== "object" || Array.isArray(value)) field.setCustomValidity("The data has to be an object.")
  } catch (error) {
    field.setCustomValidity(`This is no JSON: ${error.message}`)
  }
}

function textarea(value, rows) {
  return Object.assign(element("textarea"), { value, rows, spellcheck: false })
}
