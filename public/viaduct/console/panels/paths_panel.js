import { elements, endOf, textOf, typeOf } from "../json/json_text.js"
import { visible } from "../json/visible.js"
import { button, element } from "../shell/element.js"
import { clock } from "../timeline/time_text.js"
import { PathReading } from "../trace/path_reading.js"
import { Panel } from "./panel.js"
import { pathRules } from "./path_rules.js"
import { URLTrial } from "./url_trial.js"

const mostScreens = 30

// The location of a page: the places of its tab, what is presented over them, how it got there, and the matching path rules.
export class PathsPanel extends Panel {
  #trial
  #cards = element("div", "paths__cards")
  #drawn = ""

  constructor(root, surroundings) {
    super(root, surroundings)
    this.#trial = new URLTrial(this.room.name, this.state)
    root.append(element("h2", "visually-hidden", "Paths"), this.#trial.root, this.#cards)
  }

  draw() {
    const pages = this.pages
    // No app of a recording can be asked.
    this.#trial.root.hidden = this.room.isRecorded
    if (!this.room.isRecorded) this.#trial.update(pages.length === 1 ? pages[0] : null)
    const drawn = JSON.stringify(pages.map(page => [
      page.id, page.places, page.stacked, page.moves.at(-1)?.event.key, page.screen?.key, this.#readings(page).map(({ key }) => key)
    ])) || "none"
    if (drawn === this.#drawn || this.#cards.contains(document.activeElement) && this.#drawn !== "") return
    this.#drawn = drawn
    const cards = pages.map(page => this.#card(page))
    if (cards.length === 0) cards.push(element("p", "nothing", this.absence))
    this.#cards.replaceChildren(...cards)
  }

  // The "rules" events of the visible places: of the native screen on top, and of the page.
  #readings(page) {
    return [page.stacked.at(-1)?.url, page.url].map(url => page.reading(url)).filter(Boolean)
  }

  #rules(page) {
    const readings = this.#readings(page).map(event => new PathReading(event.content))
    if (readings.length === 0) return [element("p", "nothing", "The app has told none of this page: it may be in a language that tells no path rules.")]
    return readings.flatMap(reading => [element("p", "card__text", visible(reading.summary)), pathRules(reading)])
  }

  #card(page) {
    const { presented, tabs } = screenOf(page.screen)
    const layers = [
      ...page.places.map(({ url, title }, index) => layer(index === page.places.length - 1 ? "Page" : "Behind", title, url)),
      ...page.stacked.map(({ title, url }) => layer("Native screen", title, url)),
      ...presented.map(({ kind, title }) => layer(kind, title, ""))
    ].reverse()
    const moves = page.moves.toReversed().map(({ event, text }) => {
      const show = button(`${event.kind} · ${clock(event.time)}`, () => this.show(event), "chip")
      show.ariaLabel = `Show in the timeline: ${visible(event.kind)}, ${clock(event.time)}`
      return element("li", "", show, element("span", "way", visible(text)))
    })
    return element("article", "card",
      element("header", "card__head", element("h3", "card__title", visible(page.name))),
      ...(tabs.length > 0 ? [element("p", "", `Tabs: ${visible(tabs.join(", "))}`)] : []),
      element("h4", "", "Stack, the top first"), element("ol", "stack", ...layers),
      element("h4", "", "Path rules"), ...this.#rules(page),
      element("h4", "", "Ways, the newest first"), moves.length > 0 ? element("ul", "ways", ...moves) : element("p", "nothing", "The page has gone nowhere yet."))
  }
}

function layer(kind, title, url) {
  return element("li", "", element("span", "badge", visible(kind)), element("strong", "", visible(title || "Untitled")), element("span", "way", visible(url)))
}

// The parts of a frame “screen” besides the page.
function screenOf(event) {
  const screen = event?.frame ? textOf(event.frame, "screen") : null
  if (screen === null || typeOf(screen) !== "object") return { presented: [], tabs: [] }
  const titles = name => list(textOf(screen, name)).map(text => ({ kind: string(text, "kind"), title: string(text, "title") }))
  return { presented: titles("presented"), tabs: titles("tabs").map(({ title }) => title) }
}

function list(text) {
  if (text === null || typeOf(text) !== "array") return []
  return [...elements(text)].slice(0, mostScreens).map(({ start }) => text.slice(start, endOf(text, start)))
}

function string(text, name) {
  const value = textOf(text, name)
  return value !== null && typeOf(value) === "string" ? JSON.parse(value).slice(0, 200) : ""
}
