import { short } from "../json/short.js"

const mostPlaces = 100
const mostComponents = 512
const mostMoves = 30
const mostReadings = 50

// A page as its frames describe it.
export class PageState {
  // By the kind of an event. A Map, since anybody may choose the name.
  static #takers = new Map(Object.entries({
    connected: page => { page.connection = "open" },
    resumed: page => { page.connection = "open" },
    lost: page => { page.connection = "lost" },
    left: page => { page.connection = "left" },
    gone: page => { page.connection = "gone" },
    open: (page, event) => page.#open(event),
    visit: (page, event) => page.#visit(event),
    title: (page, event) => page.#retitle(event),
    app: (page, event) => page.#join(event),
    stacked: (page, event) => page.#stack(event),
    screen: (page, event) => { page.screen = event },
    rules: (page, event) => page.#read(event),
    propose: (page, event) => page.#move(event, event.content.action, event.content.url),
    move: (page, event) => page.#move(event, event.content.action, event.content.url),
    failed: (page, event) => page.#move(event, event.content.status, event.content.url)
  }))

  id
  url = ""
  title = ""
  platform = ""
  // "open", "lost" while the server waits for its return, "left" while the browser keeps the document for going back, or "gone".
  connection = "open"
  // The time of its last event, in milliseconds since 1970.
  time = 0
  // { name, version, components, hidden } of the app that it talks to, or null. `hidden`: its components that the page does not see.
  app = null
  // By its short name: { messages, replies, dropped, events }.
  components = new Map()
  // The newest event "open", or null.
  opened = null
  // Places of its tab, the current one last: { url, title }.
  places = []
  // Native screens on top of its place: { title, url? }.
  stacked = []
  // Where it wanted to go, and where it was sent, the newest last: { event, text }.
  moves = []
  // The newest event "screen", or null.
  screen = null
  // The previous page of its tab, or null; and the next one.
  before = null
  after = null

  // By URL: the newest event "rules" of the app.
  #readings = new Map()

  constructor(id) {
    this.id = id
  }

  take(event) {
    this.time = event.time
    if (event.component !== undefined) this.#count(event)
    PageState.#takers.get(event.kind)?.(this, event)
  }

  get name() {
    return short(this.title || this.url || this.id)
  }

  // Returns the event in which the app has reported the path rules for the URL, or null.
  reading(url) {
    return this.#readings.get(text(url)) ?? null
  }

  // All pages of its tab, the newest first.
  get tab() {
    let page = this
    while (page.after) page = page.after
    const pages = []
    for (; page; page = page.before) pages.push(page)
    return pages
  }

  #open(event) {
    const { url, title, platform, behind } = event.content
    this.opened = event
    // Another app has other rules.
    this.#readings.clear()
    const places = (Array.isArray(behind) ? behind : []).filter(place => typeof place?.url === "string")
    this.places = [...places, { url: text(url), title: text(title) }].slice(-mostPlaces)
    this.stacked = []
    Object.assign(this, { url: text(url), title: text(title), platform: text(platform) })
  }

  #visit(event) {
    const { url, title, action } = event.content
    const place = { url: text(url), title: text(title) }
    const known = action === "restore" ? this.places.findLastIndex(({ url }) => url === place.url) : -1
    if (known >= 0) this.places.splice(known)
    else if (action === "replace") this.places.pop()
    this.places = [...this.places, place].slice(-mostPlaces)
    Object.assign(this, place)
    this.#move(event, action, url)
  }

  #retitle({ content }) {
    this.title = text(content.title)
    if (this.places.length > 0) this.places.at(-1).title = this.title
  }

  #join({ content: { name, version, components, hidden } }) {
    this.app = { name: text(name), version: short(text(version)), components: namesOf(components), hidden: namesOf(Object.keys(hidden ?? {})) }
  }

  #stack({ content: { screens } }) {
    this.stacked = (Array.isArray(screens) ? screens : []).map(screen => ({ title: text(screen?.title), url: text(screen?.url) })).slice(-16)
  }

  #read(event) {
    const { url } = event.content
    // A page can send a frame of this name too.
    if (event.from !== "native" || typeof url !== "string") return
    this.#readings.delete(text(url))
    this.#readings.set(text(url), event)
    if (this.#readings.size > mostReadings) this.#readings.delete(this.#readings.keys().next().value)
  }

  #move(event, what, url) {
    this.moves = [...this.moves, { event, text: `${text(what)} ${text(url)}` }].slice(-mostMoves)
  }

  #count(event) {
    const { kind } = event
    const component = short(event.component)
    if (!this.components.has(component)) {
      if (this.components.size >= mostComponents) return
      this.components.set(component, { messages: 0, replies: 0, dropped: 0, events: new Set() })
    }
    const counts = this.components.get(component)
    if (kind === "message") {
      counts.messages += 1
      if (counts.events.size < 50) counts.events.add(short(event.event ?? ""))
    }
    if (kind === "reply") counts.replies += 1
    if (kind === "notice" && event.isTrouble) counts.dropped += 1
    else if (kind === "notice" && event.content.code === "withdrawn") counts.dropped -= 1
  }
}

function namesOf(list) {
  return Array.isArray(list) ? list.slice(0, mostComponents).map(name => short(text(name))) : []
}

// Frames of a page may contain anything.
function text(value) {
  return typeof value === "string" ? value.slice(0, 4096) : typeof value === "number" ? String(value) : ""
}
