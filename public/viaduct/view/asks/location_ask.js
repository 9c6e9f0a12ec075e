import { AskDialog } from "./ask_dialog.js"
import { element } from "../element.js"
import { SavedPlaces } from "./saved_places.js"

// Where the phone is: a place from the list, two numbers, or where the browser is.
export class LocationAsk extends AskDialog {
  #places = new SavedPlaces()
  #list = element("div", { class: "ask__places", role: "group", "aria-label": "Places" })
  #latitude = this.field("Latitude", { inputmode: "decimal", autofocus: true })
  #longitude = this.field("Longitude", { inputmode: "decimal" })
  #name = this.field("Save as", { placeholder: "Name of this place" })
  #save = element("button", { type: "button", class: "ask__button", text: "Save" })

  constructor(...parameters) {
    super(...parameters)
    this.#save.addEventListener("click", () => this.#savePlace())
    // Return in that field saves the place, it does not answer.
    this.#name.input.addEventListener("keydown", event => {
      if (event.key !== "Enter") return
      event.preventDefault()
      this.#savePlace()
    })
    this.#fill(this.#places.last)
    this.render()
  }

  get submit() {
    return "Use This Location"
  }

  fields() {
    this.#drawPlaces()
    return [
      this.#list,
      element("div", { class: "ask__row" }, this.#latitude.row, this.#longitude.row),
      element("div", { class: "ask__row ask__row--save" }, this.#name.row, this.#save),
      ...this.#browserLocation()
    ]
  }

  answerOfForm() {
    const latitude = coordinate(this.#latitude.input.value, 90)
    const longitude = coordinate(this.#longitude.input.value, 180)
    return latitude === null || longitude === null ? undefined : { latitude, longitude }
  }

  refresh() {
    super.refresh()
    const answer = this.answerOfForm()
    this.#save.disabled = !answer || !this.#name.input.value.trim()
    for (const row of this.#list.children) {
      const { latitude, longitude } = row.dataset
      const isCurrent = answer && Number(latitude) === answer.latitude && Number(longitude) === answer.longitude
      row.firstChild.setAttribute("aria-pressed", String(Boolean(isCurrent)))
    }
  }

  finish(answer) {
    this.#places.last = answer
    super.finish(answer)
  }

  #drawPlaces() {
    this.#list.replaceChildren(...this.#places.all.map(place => this.#row(place)))
  }

  #row(place) {
    const choose = element("button", { type: "button", class: "ask__place", text: place.name })
    choose.addEventListener("click", () => {
      this.#fill(place)
      this.refresh()
    })
    const row = element("div", { "data-latitude": place.latitude, "data-longitude": place.longitude }, choose)
    if (place.isOwn) {
      const remove = element("button", { type: "button", class: "ask__remove", "aria-label": `Remove ${place.name}`, text: "×" })
      remove.addEventListener("click", () => {
        this.#places.remove(place.name)
        this.#drawPlaces()
        this.refresh()
        this.#latitude.input.focus()
      })
      row.append(remove)
    }
    return row
  }

  #savePlace() {
    const answer = this.answerOfForm()
    const name = this.#name.input.value.trim()
    if (!answer || !name) return
    this.#places.add({ name, ...answer })
    this.#name.input.value = ""
    this.#drawPlaces()
    this.refresh()
    this.#list.lastChild.scrollIntoView({ block: "nearest" })
  }

  #browserLocation() {
    if (!navigator.geolocation) return []
    const button = element("button", { type: "button", class: "ask__button ask__button--wide", text: "Use this browser’s location" })
    button.addEventListener("click", () => {
      this.note("Waiting for the browser…")
      navigator.geolocation.getCurrentPosition(({ coords }) => {
        this.note("")
        this.#fill(coords)
        this.refresh()
      }, ({ message }) => this.note(`The browser gave no location: ${message || "it was not allowed."}`))
    })
    return [button]
  }

  #fill({ latitude, longitude }) {
    this.#latitude.input.value = latitude
    this.#longitude.input.value = longitude
  }
}

// A number from -limit to limit, null for anything else. A decimal comma is one too.
function coordinate(text, limit) {
  const number = Number(text.trim().replace(",", "."))
  return text.trim() !== "" && Math.abs(number) <= limit ? number : null
}
