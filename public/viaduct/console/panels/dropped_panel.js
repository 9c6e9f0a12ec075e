import { short } from "../json/short.js"
import { visible } from "../json/visible.js"
import { button, element } from "../shell/element.js"
import { causeLink } from "../timeline/event_side.js"
import { clock } from "../timeline/time_text.js"
import { explanation } from "./explanation.js"
import { Panel } from "./panel.js"

const mostLinks = 5

// Messages that were dropped or wrong, and why: each text once, with the events that it is about.
export class DroppedPanel extends Panel {
  #drawn = ""

  draw() {
    const groups = this.#groups
    const drawn = groups.map(({ group, events }) => `${group.cause} ${group.text} ${group.count} ${events.at(-1).key}`).join("\n") || "none"
    // Keeps the place of a person who reads or tabs through it.
    if (drawn === this.#drawn || this.root.contains(document.activeElement) && this.#drawn !== "" || this.root.querySelector("details[open]")) return
    this.#drawn = drawn
    const cards = groups.map(({ group, events }) => this.#card(group, events))
    if (cards.length === 0) cards.push(element("p", "nothing", "Nothing was dropped, and nothing is wrong."))
    this.root.replaceChildren(element("h2", "visually-hidden", "Dropped"), ...cards)
  }

  // The verdicts of the chosen page.
  get #groups() {
    const { page } = this.state.values
    const ids = page && (this.room.pages.get(page)?.tab.map(({ id }) => id) ?? [page])
    return this.room.verdicts.groups.map(group => ({ group, events: group.events.filter(event => !ids || ids.includes(event.page)) }))
      .filter(({ events }) => events.length > 0)
  }

  #card(group, events) {
    const count = events.length < group.events.length ? events.length : group.count
    const title = element("h3", "card__title", visible(short(String(group.cause ?? group.code ?? group.level))))
    const link = causeLink(group.cause)
    if (link) {
      link.textContent = "Example"
      link.ariaLabel = `Example of ${group.cause}`
    }
    const card = element("article", "card",
      element("header", "card__head", title, element("span", "card__count", count === 1 ? "once" : `${count.toLocaleString("en")} times`)),
      element("p", "card__text", visible(group.text)), ...(link ? [explanation(group.cause), element("p", "", link)] : []),
      this.#links(events))
    card.append(...this.remedies(group, events))
    card.dataset.level = group.level
    return card
  }

  // Elements with cures. A docked page has none, since it may only read.
  remedies() {
    return []
  }

  #links(events) {
    return element("p", "card__links", ...events.slice(-mostLinks).reverse().map(event => {
      const subject = event.component ? visible(event.names.join(" ")) : "Show"
      const link = button(`${subject} · ${clock(event.time)}`, () => this.show(event), "chip")
      link.ariaLabel = `Show in the timeline: ${subject}, ${clock(event.time)}`
      return link
    }))
  }
}
