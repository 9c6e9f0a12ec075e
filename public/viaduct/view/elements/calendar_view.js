import { element } from "../element.js"
import { ElementView } from "./element_view.js"

const pattern = /^\d{4}-\d\d-\d\d/

// The days of a month to choose from, and a time where the value has one. Dates are texts as of an input of HTML.
export class CalendarView extends ElementView {
  #month = ""
  #value = null
  #heading = element("span", { class: "calendar__month", "aria-live": "polite" })
  #before = element("button", { type: "button", class: "calendar__turn", "aria-label": "Previous month", text: "‹" })
  #after = element("button", { type: "button", class: "calendar__turn", "aria-label": "Next month", text: "›" })
  #days = element("div", { class: "calendar__days", role: "grid" })
  #time = element("input", { type: "time", class: "date", "aria-label": "Time" })

  constructor(perform, { control }) {
    super(element("div", { class: "calendar", role: "group", "data-control": control }), perform)
    this.root.append(element("div", { class: "calendar__head" }, this.#heading, this.#before, this.#after), this.#days, this.#time)
    this.#before.addEventListener("click", () => this.#turn(-1))
    this.#after.addEventListener("click", () => this.#turn(1))
    this.#days.addEventListener("keydown", event => this.#press(event))
    this.#time.addEventListener("change", () => this.#time.value && this.#choose(this.#chosen))
  }

  render() {
    const { label, enabled, mode, value, step } = this.item
    this.root.setAttribute("aria-label", label)
    this.#time.hidden = mode !== "datetime-local"
    this.#time.disabled = !enabled
    this.#time.step = step ?? ""
    this.#time.value = value.slice(11)
    if (value !== this.#value) this.#month = this.#chosen.slice(0, 7)
    this.#value = value
    this.#renderMonth()
  }

  get #chosen() {
    const [text] = pattern.exec(this.item.value) ?? []
    return text && !isNaN(dateOf(text)) ? text : textOf(new Date())
  }

  // focused: the day that gets the focus; by default the day that has it.
  #renderMonth(focused = this.#days.querySelector(":focus")?.dataset.day) {
    const first = dateOf(`${this.#month}-01`)
    const title = format(first, { month: "long", year: "numeric" })
    if (this.#heading.textContent !== title) this.#heading.textContent = title
    this.#days.setAttribute("aria-label", title)
    const days = daysOf(first)
    const reached = [focused, this.#chosen].find(day => days.includes(day)) ?? days[0]
    const lead = placeInWeek(first)
    const names = Array.from({ length: 7 }, (_, index) => weekday((firstWeekday() + index) % 7))
    const buttons = days.map(day => this.#button(day, day === reached))
    const weeks = Array.from({ length: Math.ceil((lead + days.length) / 7) }, (_, index) =>
      buttons.slice(Math.max(0, 7 * index - lead), 7 * (index + 1) - lead))
    const rows = [names, ...weeks].map(cells => element("div", { class: "calendar__week", role: "row" }, ...cells))
    this.#days.replaceChildren(...rows)
    this.#days.style.setProperty("--lead", lead + 1)
    if (focused) this.#days.querySelector(`[data-day="${reached}"]`).focus()
  }

  #button(day, isReached) {
    const { enabled, minimum = "", maximum } = this.item
    const isOutside = day < minimum.slice(0, 10) || maximum && day > maximum.slice(0, 10)
    const button = element("button", {
      type: "button", class: "calendar__day", role: "gridcell", text: String(Number(day.slice(8))), "data-day": day,
      tabindex: isReached ? "0" : "-1", "aria-label": format(dateOf(day), { dateStyle: "full" }),
      "aria-selected": String(day === this.#chosen), "aria-current": day === textOf(new Date()) ? "date" : undefined,
      // The keys pass over days that cannot be chosen.
      disabled: !enabled, "aria-disabled": isOutside ? "true" : undefined
    })
    if (!isOutside) button.addEventListener("click", () => this.#choose(day))
    return button
  }

  #choose(day) {
    this.perform(this.item.control, this.#time.hidden ? day : `${day}T${this.#time.value || "00:00"}`)
  }

  #turn(count) {
    const month = textOf(added(dateOf(`${this.#month}-01`), { months: count }))
    // The years of an input have four digits.
    if (!pattern.test(month)) return
    this.#month = month.slice(0, 7)
    this.#renderMonth()
  }

  #press(event) {
    const from = event.target.dataset.day
    const step = from && stepOf(event, placeInWeek(dateOf(from)))
    if (!step) return
    event.preventDefault()
    const to = textOf(added(dateOf(from), step))
    if (!pattern.test(to)) return
    this.#month = to.slice(0, 7)
    this.#renderMonth(to)
  }
}

// Returns the step of a key from a day, as in ARIA's grids; undefined for the browser's own keys.
function stepOf({ key, shiftKey, altKey, ctrlKey, metaKey }, place) {
  if (altKey || ctrlKey || metaKey) return
  const months = shiftKey ? 12 : 1
  return {
    ArrowLeft: { days: -1 }, ArrowRight: { days: 1 }, ArrowUp: { days: -7 }, ArrowDown: { days: 7 },
    Home: { days: -place }, End: { days: 6 - place }, PageUp: { months: -months }, PageDown: { months }
  }[key]
}

function dateOf(text) {
  return new Date(`${text}T00:00Z`)
}

function textOf(date) {
  return date.toISOString().slice(0, 10)
}

// A month later is its last day at most.
function added(date, { days = 0, months = 0 }) {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const day = Math.min(date.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate())
  return new Date(Date.UTC(year, month, day + days))
}

function daysOf(first) {
  const count = added(added(first, { months: 1 }), { days: -1 }).getUTCDate()
  return Array.from({ length: count }, (_, index) => textOf(added(first, { days: index })))
}

function format(date, options) {
  return new Intl.DateTimeFormat(navigator.language, { ...options, timeZone: "UTC" }).format(date)
}

// The first day of the week, 0 for Sunday, which is the default where the browser has no other.
function firstWeekday() {
  return (new Intl.Locale(navigator.language).getWeekInfo?.().firstDay ?? 7) % 7
}

// 0 for the first day of the week.
function placeInWeek(date) {
  return (date.getUTCDay() - firstWeekday() + 7) % 7
}

function weekday(index) {
  // The first of these days is a Sunday.
  const date = dateOf(`2026-11-0${index + 1}`)
  const name = format(date, { weekday: "long" })
  return element("span", { class: "calendar__weekday", role: "columnheader", "aria-label": name, text: format(date, { weekday: "short" }) })
}
