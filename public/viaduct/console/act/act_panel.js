import { visible } from "../json/visible.js"
import { Panel } from "../panels/panel.js"
import { button, element, write } from "../shell/element.js"
import { AppCard } from "./app_card.js"
import { ControlsCard } from "./controls_card.js"
import { MessageCard } from "./message_card.js"
import { NetworkCard } from "./network_card.js"
import { PageHand } from "./page_hand.js"

// Pages that nothing can be done to.
const ended = {
  gone: "This page is gone. Choose another one.",
  left: "This page was left, and its browser keeps it for the way back. Go back to it, or choose another one."
}

// Acts in place of the page, of its app, or of the network between them.
export class ActPanel extends Panel {
  #page = null
  #opened = ""
  #heading = element("p", "act__page")
  #choice = element("div", "act__choice")
  #cards = element("div", "act__cards")
  #message
  #controls
  #network
  #app

  constructor(root, surroundings) {
    super(root, surroundings)
    const target = () => {
      if (!this.#page) throw new Error("The page is gone.")
      return new PageHand(this.room.name, this.#page.id)
    }
    this.#message = new MessageCard(target)
    this.#controls = new ControlsCard(target)
    this.#network = new NetworkCard(target)
    this.#app = new AppCard(target)
    this.#cards.append(...[this.#message, this.#controls, this.#network, this.#app].map(({ root }) => root))
    root.append(element("h2", "visually-hidden", "Act"), this.#heading, this.#choice, this.#cards)
  }

  draw() {
    const open = this.#open
    const page = this.state.values.page ? this.room.pages.get(this.state.values.page)?.tab[0] : open.length === 1 ? open[0] : null
    this.#page = page && !ended[page.connection] ? page : null
    this.#cards.hidden = !this.#page
    this.#drawChoice(page, open)
    if (!this.#page) return
    this.#drawMessages()
    this.#controls.update(this.#page.screen)
    this.#app.update(this.#page.url)
  }

  // The pages with a connection, else those that have lost theirs.
  get #open() {
    const { tabs } = this.room.pages
    const open = tabs.filter(({ connection }) => connection === "open")
    return open.length > 0 ? open : tabs.filter(({ connection }) => connection === "lost")
  }

  #drawChoice(page, open) {
    const text = this.#page ? `Acts on “${this.#page.name}”`
      : page ? ended[page.connection] : open.length > 0 ? "Choose the page to act on:" : "No page of this room is open."
    write(this.#heading, visible(text))
    this.#heading.className = this.#page || page || open.length > 0 ? "act__page" : "nothing"
    const others = this.#page ? [] : open.slice(0, 20)
    const names = others.map(({ id, name }) => `${id} ${name}`).join("\n")
    if (this.#choice.dataset.names === names) return
    this.#choice.dataset.names = names
    this.#choice.replaceChildren(...others.map(({ id, name }) =>
      button(visible(name.slice(0, 80)), () => this.state.set({ page: id }, { isPlace: true }), "chip")))
  }

  // Shows the page's messages, the newest first, and chooses the one that is open in the timeline.
  #drawMessages() {
    const { log } = this.room
    const messages = []
    for (let index = log.events.length - 1; index >= 0 && messages.length < 50; index -= 1) {
      const event = log.events[index]
      if (event.kind === "message" && event.page === this.#page.id && event.component !== undefined) messages.push(event)
    }
    const { open } = this.state.values
    const found = open && log.find(open)
    const message = found && (found.request ?? found)
    const chosen = message && message.kind === "message" && message.page === this.#page.id ? message : undefined
    this.#message.update(messages, chosen)
    if (chosen && open !== this.#opened) this.#message.choose(chosen)
    this.#opened = open
  }
}
