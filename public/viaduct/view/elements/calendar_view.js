import { element } from "../element.js"
import { ElementView } from "./element_view.js"

const pattern = /^\d{4}-\d\d-\d\d/
const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

// The days of a month to choose from, and a time where the value has one. Dates are texts as of an input of HTML.
export class CalendarView extends ElementView {
  #month = ""
  #value = null
  #heading = element("span", { class: "calendar__month", "aria-live": "polite" })
  #before = element("button", { type: "button", class: "calendar__turn", "aria-label": "Previous month", text: "‹" })
  #after = element("button", { type: "button", class: "calendar__turn", "aria-label": "Next month", text: "›" })
  #days = element("div", { class: "calendar__days" })
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

  #renderMonth() {
    const first = dateOf(`${this.#month}-01`)
    this.#heading.textContent = format(first, { month: "long", year: "numeric" })
    const focused = this.root.getRootNode().activeElement?.dataset.day
    const days = daysOf(first)
    const reached = days.find(day => day === focused) ?? days.find(day => day === this.#chosen) ?? days[0]
    const lead = (first.getUTCDay() - firstWeekday() + 7) % 7
    const names = Array.from({ length: 7 }, (_, index) => weekday((firstWeekday() + index) % 7))
    this.#days.replaceChildren(...names, ...days.map(day => this.#button(day, day === reached)))
    this.#days.style.setProperty("--lead", lead + 1)
    if (focused) this.#focus(reached)
  }

  #button(day, isReached) {
    const { enabled, minimum = "", maximum } = this.item
    const isOutside = day < minimum.slice(0, 10) || maximum && day > maximum.slice(0, 10)
    const button = element("button", {
      type: "button", class: "calendar__day", text: String(Number(day.slice(8))), "data-day": day, tabindex: isReached ? "0" : "-1",
      "aria-label": format(dateOf(day), { dateStyle: "full" }), "aria-pressed": String(day === this.#chosen), disabled: !enabled || isOutside,
      "aria-current": day === textOf(new Date()) ? "date" : undefined
    })
    button.addEventListener("click", () => this.#choose(day))
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
    const step = steps[event.key]
    const from = event.target.dataset.day
    if (!step || !from) return
    event.preventDefault()
    const to = textOf(added(dateOf(from), { days: step }))
    if (!pattern.test(to)) return
    this.#month = to.slice(0, 7)
    this.#renderMonth()
    this.#focus(to)
  }

  #focus(day) {
    this.#days.querySelector(`[data-day="${day}"]`)?.focus()
  }
}

function dateOf(text) {
  return new Date(`${text}T00:00Z`)
}

function textOf(date) {
  return date.toISOString().slice(0, 10)
}

function added(date, { days = 0, months = 0 }) {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate() + days))
}

function daysOf(first) {
  const count = added(added(first, { months: 1 }), { days: -1 }).getUTCDate()
  return Array.from({ length: count }, (_, index) => textOf(added(first, { days: index })))
}

function format(date, options) {
  return new Intl.DateTimeFormat(navigator.language, { ...options, timeZone: "UTC" }).format(date)
}

// 0 is Sunday, with which the week begins where the browser does not know better.
function firstWeekday() {
  return (new Intl.Locale(navigator.language).getWeekInfo?.().firstDay ?? 7) % 7
}

function weekday(index) {
  // The first of these days is a Sunday.
  const name = format(dateOf(`2026-11-0${index + 1}`), { weekday: "short" })
  return element("span", { class: "calendar__weekday", "aria-hidden": "true", text: name })
}
