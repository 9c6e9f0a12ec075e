import { DroppedPanel } from "./panels/dropped_panel.js"
import { LinkState } from "./shell/link_state.js"
import { ScreenState } from "./shell/screen_state.js"
import { Timeline } from "./timeline/timeline.js"
import { Room } from "./trace/room.js"
import { TraceFilter } from "./trace/trace_filter.js"
import { TraceStream } from "./trace/trace_stream.js"

// The time between two drawings of everything except the timeline, in milliseconds.
const panelPause = 250

// The messages of one page and its drops, in a frame beside it. The page gives its id in the fragment, which is sent to no server. The id
// is sent to the trace only, and leaves the address with the first change of the filter.
export class DockedTimeline {
  #state = new ScreenState()
  #room
  #timeline
  #dropped
  #timer = null

  start() {
    const id = /^#page=([0-9a-f]{32})$/.exec(location.hash)?.[1]
    // The page has begun another session.
    addEventListener("hashchange", () => location.reload())
    if (!id) return this.#refuse()
    // The server does not know the id of a page that has not reconnected yet.
    this.#room = new Room("", new TraceStream("/viaduct/api/trace", { Authorization: `Page ${id}` }, [401]))
    this.#timeline = new Timeline(document.querySelector(".timeline"), document.querySelector(".side"), this.#room, this.#state)
    this.#dropped = new DroppedPanel(document.querySelector(".dropped"), {
      room: this.#room, state: this.#state, show: event => this.#show(event)
    })
    new LinkState(document.querySelector(".link"), this.#room.stream)
    for (const tab of document.querySelectorAll(".views button")) {
      tab.addEventListener("click", () => this.#state.set({ view: tab.dataset.view }))
    }
    this.#state.addEventListener("change", () => this.#apply())
    this.#room.addEventListener("change", () => this.#drawSoon())
    this.#apply()
    this.#room.start()
  }

  #apply() {
    const view = this.#state.values.view === "dropped" ? "dropped" : "timeline"
    for (const section of document.querySelectorAll("main > .view")) section.hidden = section.dataset.view !== view
    for (const tab of document.querySelectorAll(".views button")) tab.ariaCurrent = tab.dataset.view === view ? "page" : null
    this.#timeline.apply()
    this.#draw()
  }

  #drawSoon() {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      this.#draw()
    }, panelPause)
  }

  #draw() {
    this.#dropped.draw()
    const { count } = this.#room.verdicts
    document.querySelector(".count").textContent = count > 0 ? String(count) : ""
  }

  // Shows an event in the timeline, whatever the filter is.
  #show(event) {
    const none = Object.fromEntries(TraceFilter.names.map(name => [name, ""]))
    this.#state.set({ ...none, view: "timeline", open: event.key })
    this.#timeline.focusSide()
  }

  #refuse() {
    const link = document.querySelector(".link")
    link.dataset.state = "refused"
    link.textContent = "This shows the messages of a page that opens it, and no page has."
  }
}
