import { ActCard } from "../act/act_card.js"
import { PageHand } from "../act/page_hand.js"
import { visible } from "../json/visible.js"
import { element } from "../shell/element.js"
import { PathReading } from "../trace/path_reading.js"
import { pathRules } from "./path_rules.js"

// In milliseconds: after this time, the app probably has no answer.
const patience = 3000

// Tries a URL: the page's app reports which of its path rules match. The page stays where it is.
export class URLTrial extends ActCard {
  #roomName
  #state
  #field = ActCard.input({ name: "url", inputMode: "url", maxLength: 2000, placeholder: "/posts/new" })
  #button = ActCard.submit("Try")
  #hint = element("p", "card__text")
  #result = element("div")
  // The page whose app is asked, or null.
  #page = null
  // The trial: { page, text, opened, url, before }, where `opened` and `before` are events, and `url` is "" without a question.
  #trial = { page: null, text: "", url: "" }
  #timer = null

  constructor(roomName, state) {
    const form = element("form", "act__form")
    super("Try a URL", null, form)
    this.#roomName = roomName
    this.#state = state
    form.append(this.#hint, ActCard.row(ActCard.field("URL or path", this.#field), this.#button))
    this.root.append(this.#result)
    form.addEventListener("submit", event => {
      event.preventDefault()
      const url = this.#field.value.trim()
      // The app may have other rules by now.
      if (url === this.#state.values.url) this.#try(url)
      else this.#state.set({ url })
    })
  }

  // page: the only one that is shown, or null.
  update(page) {
    const { url } = this.#state.values
    const isOpen = page?.connection === "open"
    this.#page = isOpen ? page : null
    this.#button.disabled = !isOpen
    const hint = isOpen ? "The page’s app tells which of its path rules match. Nobody goes there."
      : page ? "The page has no connection." : "Choose a page: its app is asked."
    if (this.#hint.textContent !== hint) this.#hint.textContent = hint
    if (this.#field !== document.activeElement) this.#field.value = url
    const text = isOpen ? url : ""
    // Another app of the same page has to try it again.
    if (this.#trial.page !== this.#page || this.#trial.text !== text || this.#trial.opened !== this.#page?.opened) this.#try(text)
    this.#take()
  }

  async #try(text) {
    const page = this.#page
    const url = text !== "" && URL.canParse(text, page.url) ? new URL(text, page.url).href : ""
    const trial = this.#trial = { page, text, opened: page?.opened, url, before: page?.reading(url) }
    clearTimeout(this.#timer)
    this.#result.replaceChildren()
    this.tell(text !== "" && url === "" ? "This is no URL." : "", true)
    if (url === "") return
    this.#timer = setTimeout(() => this.#miss(), patience)
    try {
      await new PageHand(this.#roomName, page.id).send("page", JSON.stringify({ type: "lookup", url }))
    } catch (error) {
      if (this.#trial !== trial) return
      clearTimeout(this.#timer)
      this.tell(error.message, true)
    }
  }

  // The answer arrives as an event of the trace.
  #take() {
    const { url, before } = this.#trial
    if (url === "") return
    const event = this.#page.reading(url)
    if (!event || event === before) return
    this.#trial.before = event
    clearTimeout(this.#timer)
    const reading = new PathReading(event.content)
    this.tell(visible(reading.summary))
    this.#result.replaceChildren(pathRules(reading))
  }

  #miss() {
    this.tell("The app has not answered. It may be busy, of an older Viaduct, or in a language that tells no path rules.", true)
  }
}
