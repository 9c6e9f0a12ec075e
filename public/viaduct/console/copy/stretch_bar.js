import { visible } from "../json/visible.js"
import { button, element, write } from "../shell/element.js"
import { capybaraTest } from "./capybara_test.js"
import { Clipboard } from "./clipboard.js"
import { playwrightTest } from "./playwright_test.js"
import { pythonTest } from "./python_test.js"
import { stubFile } from "./stub_file.js"
import { testSteps } from "./test_steps.js"

// The kinds of events that end a page, and how long after the beginning of the next page they may come, in milliseconds.
const endings = new Set(["left", "gone", "lost"]), grace = 1000

// Copies a stretch of the timeline as a test, or as a stub.
export class StretchBar {
  root = element("div", "stretch")
  #count = element("span", "stretch__count")
  #done = element("span", "stretch__done")
  #log
  #rows
  #tab

  // rows: gives the rows of the stretch. tab: gives the ids of all pages of a page's tab.
  constructor(log, rows, tab) {
    this.#log = log
    this.#rows = rows
    this.#tab = tab
    this.#done.role = "status"
    Object.assign(this.root, { role: "group", ariaLabel: "Copy the stretch", hidden: true })
    this.root.append(this.#count, this.#button("Playwright test", events => playwrightTest(testSteps(events, this.#log))),
      this.#button("Python test", events => pythonTest(testSteps(events, this.#log))),
      this.#button("Capybara test", events => capybaraTest(testSteps(events, this.#log))),
      this.#button("Stub", events => this.#stub(events)), this.#done)
  }

  draw() {
    if (this.root.hidden) return
    const { length } = this.#rows()
    write(this.#count, `${length.toLocaleString("en")} ${length === 1 ? "row" : "rows"}. Choose others by Shift and a click or an arrow key.`)
  }

  // The events of the stretch in order: of its first page, and of each later page that followed in the same tab or after the earlier page's end.
  get #events() {
    const events = [...new Set(this.#rows().flatMap(row => [row, ...row.held]))].filter(({ page }) => page)
    const ends = new Map(this.#log.events.filter(({ kind }) => endings.has(kind)).map(({ page, time }) => [page, time]))
    let [current, tab] = [null, new Set()]
    return events.sort((one, other) => one.order - other.order).filter(({ page, time }) => {
      const isNext = page !== current && (current === null || tab.has(page) || ends.get(current) < time + grace)
      if (isNext) [current, tab] = [page, new Set(this.#tab(page))]
      return page === current
    })
  }

  #button(name, make) {
    const copy = button(name, async () => {
      this.#done.textContent = ""
      try {
        const events = this.#events
        if (events.length === 0) throw new Error("The stretch has no event of a page.")
        if (await Clipboard.write(make(events))) this.#done.textContent = `${name} is copied.`
      } catch (error) {
        this.#done.textContent = visible(error.message)
      }
    })
    copy.ariaLabel = `Copy as ${name}`
    return copy
  }

  #stub(events) {
    const components = new Set(events.filter(({ kind, component }) => kind === "message" && component !== undefined).map(({ component }) => component))
    if (components.size !== 1) throw new Error(components.size === 0 ? "The stretch has no message." : "A stub is one component: choose it in the filter.")
    return stubFile(events, [...components][0], this.#log)
  }
}
