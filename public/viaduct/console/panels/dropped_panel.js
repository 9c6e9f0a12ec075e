import { short } from "../json/short.js"
import { visible } from "../json/visible.js"
import { button, element, write } from "../shell/element.js"
import { causeLink } from "../timeline/event_side.js"
import { clock } from "../timeline/time_text.js"
import { explanation } from "./explanation.js"
import { Panel } from "./panel.js"

const mostLinks = 5

// Messages that were dropped or wrong, and why: each text once, with the events that it is about.
export class DroppedPanel extends Panel {
  #heading = element("h2", "visually-hidden", "Dropped")
  // The page and the texts that the list was drawn for.
  #place = ""
  #drawn = ""
  // By their groups: { card, count, links }.
  #cards = new Map()

  draw() {
    const groups = this.#groups
    const place = `${this.state.values.page} ${this.room.isRecorded}`
    const drawn = groups.map(({ group, events }) => `${group.cause} ${group.text} ${group.count} ${events.at(-1).key}`).join("\n") || "none"
    const isSamePlace = place === this.#place
    if (isSamePlace && (drawn === this.#drawn || this.#isRead)) return
    const kept = new Map(isSamePlace ? [...this.#cards].filter(([, { card }]) => isInUse(card)) : [])
    this.#place = place
    this.#drawn = drawn
    this.#draw(groups, kept)
  }

  #draw(groups, kept) {
    // A problem may be over while its form is still open.
    const gone = [...kept].filter(([group]) => !groups.some(other => other.group === group))
    const made = groups.map(({ group, events }) => [group, this.#update(kept.get(group), group, events)])
    this.#cards = new Map([...gone, ...made])
    const cards = [...this.#cards.values()].map(({ card }) => card)
    if (cards.length === 0) cards.push(element("p", "nothing", "Nothing was dropped, and nothing is wrong."))
    const [stays] = [...kept.values()].map(({ card }) => card)
    const before = stays?.getBoundingClientRect().top
    arrange(this.root, [this.#heading, ...cards])
    // Keeps the form under the pointer when cards come above it.
    if (stays) this.root.scrollTop += stays.getBoundingClientRect().top - before
  }

  // Whether a person tabs through the list. A form keeps its own card only.
  get #isRead() {
    const { activeElement } = document
    return this.root.contains(activeElement) && this.#drawn !== "" && !isInUse(activeElement.closest(".card"))
  }

  // The verdicts of the chosen page.
  get #groups() {
    const { page } = this.state.values
    const ids = page && (this.room.pages.get(page)?.tab.map(({ id }) => id) ?? [page])
    return this.room.verdicts.groups.map(group => ({ group, events: group.events.filter(event => !ids || ids.includes(event.page)) }))
      .filter(({ events }) => events.length > 0)
  }

  // Returns the parts of the group's card: those of the one that stays, with the newest count and events, or of a new one.
  #update(kept, group, events) {
    if (!kept) return this.#card(group, events)
    write(kept.count, countText(group, events))
    if (kept.links.contains(document.activeElement)) return kept
    const links = this.#links(events)
    kept.links.replaceWith(links)
    return { ...kept, links }
  }

  #card(group, events) {
    const title = element("h3", "card__title", visible(short(String(group.cause ?? group.code ?? group.level))))
    const count = element("span", "card__count", countText(group, events))
    const links = this.#links(events)
    const link = causeLink(group.cause)
    if (link) {
      link.textContent = "Example"
      link.ariaLabel = `Example of ${group.cause}`
    }
    const card = element("article", "card", element("header", "card__head", title, count),
      element("p", "card__text", visible(group.text)), ...(link ? [explanation(group.cause), element("p", "", link)] : []), links)
    card.append(...this.remedies(group, events))
    card.dataset.level = group.level
    return { card, count, links }
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

function countText(group, events) {
  const count = events.length < group.events.length ? events.length : group.count
  return count === 1 ? "once" : `${count.toLocaleString("en")} times`
}

// Whether a form in the card is open.
function isInUse(card) {
  return Boolean(card?.querySelector("details[open]"))
}

// Makes these the children. One that is there already is not moved, so that it keeps the keyboard.
function arrange(root, children) {
  for (const child of [...root.children]) if (!children.includes(child)) child.remove()
  let next = root.firstElementChild
  for (const child of children) {
    if (child === next) next = next.nextElementSibling
    else root.insertBefore(child, next)
  }
}
