import { button, element, write } from "../shell/element.js"
import { StretchBar } from "../copy/stretch_bar.js"
import { TraceFilter } from "../trace/trace_filter.js"
import { EventSide } from "./event_side.js"
import { FilterBar } from "./filter_bar.js"
import { RowList } from "./row_list.js"
import { TimelineRows } from "./timeline_rows.js"

// The events of the chosen pages, in their order, with one of them beside the list.
export class Timeline {
  #room
  #state
  #rows
  #list
  #bar
  #side
  #stretch
  // The number of missing events, above the list.
  #bounds = Object.assign(element("p", "bounds"), { role: "status" })
  // In place of the rows where there is none.
  #empty = element("p", "empty")
  #newest = button("Newest ↓", () => {
    this.#list.showNewest()
    this.#list.focus()
  }, "newest")
  #applied = ""
  #seen = 0

  // root: a section with the form of the filter; side: the place for one event.
  constructor(root, side, room, state) {
    this.#room = room
    this.#state = state
    const list = Object.assign(element("div", "rows"), { role: "listbox", tabIndex: 0, ariaLabel: "Events" })
    this.#newest.hidden = true
    root.append(this.#bounds, list, this.#empty, this.#newest)
    this.#rows = new TimelineRows(room.log, new TraceFilter({}))
    this.#list = new RowList(list, this.#rows)
    this.#bar = new FilterBar(root.querySelector(".filter"), room, state)
    this.#side = new EventSide(side, room.log)
    this.#stretch = new StretchBar(room.log, () => this.#list.stretch ?? this.#rows.rows, page => room.pages.get(page)?.tab.map(({ id }) => id) ?? [page])
    root.querySelector(".filter").append(this.#stretch.root)
    this.#bar.addEventListener("copy", () => {
      this.#stretch.root.hidden = !this.#stretch.root.hidden
      this.#stretch.draw()
    })
    this.#bar.addEventListener("pause", () => this.#pause())
    this.#bar.addEventListener("clear", () => {
      this.#state.set({ open: "" })
      room.log.clear()
    })
    this.#bar.addEventListener("leave", () => this.#list.focus())
    this.#side.addEventListener("close", () => {
      this.#state.set({ open: "" })
      this.#list.focus()
    })
    this.#list.addEventListener("open", ({ detail: { row, isByKey } }) => {
      this.#state.set({ open: row.key })
      if (isByKey) this.focusSide()
    })
    this.#list.addEventListener("activate", ({ detail }) => {
      if (this.#state.values.open) this.#state.set({ open: detail.key })
    })
    this.#list.addEventListener("move", () => {
      this.#tell()
      // A missing answer is reported too.
      if (this.#state.values.open) this.#open()
    })
    room.log.addEventListener("add", () => this.#takeNew())
  }

  // Shows the screen's state.
  async apply() {
    const { values } = this.#state
    this.#bar.apply()
    const wanted = JSON.stringify([values.page, values.keep, ...TraceFilter.names.map(name => values[name])])
    if (wanted !== this.#applied) {
      this.#applied = wanted
      await this.#chooseRows()
    }
    this.#open()
  }

  focusSide() {
    this.#side.focus()
  }

  #chooseRows() {
    return this.#rows.choose(new TraceFilter(this.#state.values), this.#makeChoice())
  }

  // Chooses the events of the chosen pages: of all documents of the tab, or of the newest only.
  #makeChoice() {
    const { page, keep } = this.#state.values
    const isKept = keep === "1"
    if (!page) {
      const first = isKept ? -1 : this.#room.log.events.findLast(({ kind }) => kind === "connected")?.order ?? -1
      return ({ order }) => order >= first
    }
    return event => {
      const tab = this.#room.pages.get(page)?.tab.map(({ id }) => id) ?? [page]
      return isKept ? tab.includes(event.page) : event.page === tab[0]
    }
  }

  #takeNew() {
    const { values } = this.#state
    if (values.keep !== "1" && this.#room.log.events.at(-1).order >= this.#seen) this.#followNavigation()
    this.#seen = this.#room.log.events.at(-1)?.order + 1
    if (values.open) this.#open()
  }

  // Begins anew with a new document.
  #followNavigation() {
    const { events } = this.#room.log
    for (let index = events.length - 1; index >= 0 && events[index].order >= this.#seen; index -= 1) {
      if (events[index].kind === "connected" || events[index].kind === "open") return this.#chooseRows()
    }
  }

  #open() {
    const key = this.#state.values.open
    if (!key) {
      this.#list.active &&= null
      return this.#side.hide()
    }
    const event = this.#room.log.find(key)
    if (!event) return this.#room.log.isStillToCome(key) || this.#side.showMissing()
    const row = this.#rows.rowOf(event)
    const isNew = this.#side.key !== key
    this.#side.show(event.request ?? event, key)
    if (row && (isNew || this.#list.active !== row)) this.#list.show(row)
  }

  #pause() {
    this.#rows.isPaused = !this.#rows.isPaused
    this.#bar.isPaused = this.#rows.isPaused
  }

  #tell() {
    const { rows, waitingCount, isPaused } = this.#rows
    const { log } = this.#room
    this.#newest.hidden = this.#list.isAtEnd
    this.#stretch.draw()
    const count = number => number.toLocaleString("en")
    write(this.#bounds, [
      log.droppedCount > 0 && `${count(log.droppedCount)} older events have made room for newer ones.`,
      log.skippedCount > 0 && `${count(log.skippedCount)} events were gone before they could be read here.`,
      isPaused && `Paused: ${count(waitingCount)} new.`
    ].filter(Boolean).join(" "))
    write(this.#empty, rows.length > 0 ? "" : log.events.length === 0
      ? this.#room.isRecorded ? "The recording has no event." : "Nothing has happened in this room yet. Open a page of your app."
      : "No event is as the filter wants it.")
  }
}
