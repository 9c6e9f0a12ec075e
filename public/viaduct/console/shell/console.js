import { ActPanel } from "../act/act_panel.js"
import { AnswersPanel } from "../answers/answers_panel.js"
import { ComponentsPanel } from "../panels/components_panel.js"
import { PathsPanel } from "../panels/paths_panel.js"
import { RecordingBar } from "../recording/recording_bar.js"
import { RecordingReader } from "../recording/recording_reader.js"
import { StubPanel } from "../stubs/stub_panel.js"
import { Timeline } from "../timeline/timeline.js"
import { Room } from "../trace/room.js"
import { TraceFilter } from "../trace/trace_filter.js"
import { nextTask } from "../trace/trace_stream.js"
import { goOffline } from "./ask_server.js"
import { LinkState } from "./link_state.js"
import { PageList } from "./page_list.js"
import { ScreenState } from "./screen_state.js"

// By the names of their views.
const usual = { dropped: StubPanel, components: ComponentsPanel, paths: PathsPanel, act: ActPanel, answers: AnswersPanel }
// The time between two drawings of everything except the timeline, in milliseconds.
const panelPause = 250

// The whole screen. It shows what the address says, and writes every choice into the address.
export class Console {
  #state
  #makers
  #room
  #timeline
  // The panels that have been shown.
  #panels = {}
  #pages
  #timer = null
  // Whether a pointer is pressed, and whether the views have waited for its end: a click on what is drawn anew meanwhile would be lost.
  #isPressed = false
  #isLate = false

  // more: further panels by the names of their views, of which the first one is shown at the beginning.
  constructor(more = {}) {
    this.#makers = { ...usual, ...more }
    this.#state = new ScreenState(Object.keys(more)[0])
  }

  // Shows the live trace of a room. In several tasks, between which the browser can draw.
  async start() {
    const link = this.#prepare()
    const recordings = new RecordingBar(document.querySelector(".recording"), this.#room, this.#state)
    recordings.addEventListener("open", () => this.#showRecording(link, "timeline"))
    this.#prepareRoom()
    await nextTask()
    this.#apply()
    this.#room.start()
  }

  // Shows a recording, without a server. file: a `File`.
  async open(file) {
    const link = this.#prepare()
    goOffline()
    const { records } = await RecordingReader.read(file)
    await this.#room.load(records)
    this.#showRecording(link, this.#state.values.view)
  }

  // Returns the LinkState.
  #prepare() {
    this.#room = new Room(this.#state.values.room)
    this.#timeline = new Timeline(document.querySelector(".timeline"), document.querySelector(".side"), this.#room, this.#state)
    this.#pages = new PageList(document.querySelector(".pages__list"), this.#room, this.#state)
    this.#state.addEventListener("change", () => this.#apply())
    this.#room.addEventListener("change", () => this.#drawSoon())
    addEventListener("keydown", event => this.#press(event))
    addEventListener("pointerdown", () => { this.#isPressed = true }, true)
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => this.#release(), true)
    document.querySelector(".views").addEventListener("click", event => this.#choose(event))
    return new LinkState(document.querySelector(".link"), this.#room.stream)
  }

  #apply() {
    const { room, view } = this.#state.values
    // Another room has another trace.
    if (room !== this.#room.name) return location.reload()
    for (const section of document.querySelectorAll("main > .view")) section.hidden = section.dataset.view !== view
    for (const link of document.querySelectorAll(".views a")) {
      link.href = this.#state.address({ view: link.dataset.view })
      if (link.dataset.view === view) link.ariaCurrent = "page"
      else link.removeAttribute("aria-current")
    }
    document.title = `${view.charAt(0).toUpperCase()}${view.slice(1)} – Viaduct console`
    this.#timeline.apply()
    this.#draw()
  }

  // The visible panel, or null for the timeline.
  get #panel() {
    const { view } = this.#state.values
    const Panel = this.#makers[view]
    if (!Panel) return null
    const surroundings = { room: this.#room, state: this.#state, show: event => this.#show(event) }
    return this.#panels[view] ??= new Panel(document.querySelector(`.panel.${view}`), surroundings)
  }

  // Shows an event in the timeline, whatever the filter is.
  #show(event) {
    const none = Object.fromEntries(TraceFilter.names.map(name => [name, ""]))
    this.#state.set({ ...none, page: "", view: "timeline", open: event.key }, { isPlace: true })
    this.#timeline.focusSide()
  }

  // Nothing can be done to a page that is not there.
  #showRecording(link, view) {
    const none = Object.fromEntries(TraceFilter.names.map(name => [name, ""]))
    document.body.dataset.recording = ""
    link.showRecording()
    this.#state.set({ ...none, page: "", open: "", view })
    this.#apply()
  }

  #choose(event) {
    const view = event.target.closest("a")?.dataset.view
    if (!view || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    this.#state.set({ view }, { isPlace: true })
  }

  #press(event) {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return
    event.preventDefault()
    this.#state.set({ view: "timeline" }, { isPlace: true })
    document.querySelector("[name=q]").select()
    document.querySelector("[name=q]").focus()
  }

  #prepareRoom() {
    const form = document.querySelector(".room")
    form.elements.room.value = this.#state.values.room
    const go = event => {
      event.preventDefault()
      if (form.reportValidity()) this.#state.set({ room: form.elements.room.value, page: "", open: "" }, { isPlace: true })
    }
    form.addEventListener("submit", go)
    form.addEventListener("change", go)
  }

  #drawSoon() {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      if (this.#isPressed) this.#isLate = true
      else this.#draw()
    }, panelPause)
  }

  // Draws a pause later: the click comes after the release.
  #release() {
    this.#isPressed = false
    if (this.#isLate) this.#drawSoon()
    this.#isLate = false
  }

  #draw() {
    this.#pages.draw()
    this.#panel?.draw()
    const { count } = this.#room.verdicts
    document.querySelector("[data-count=dropped]").textContent = count > 0 ? String(count) : ""
  }
}
