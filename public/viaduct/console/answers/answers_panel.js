import { visible } from "../json/visible.js"
import { Panel } from "../panels/panel.js"
import { button, element } from "../shell/element.js"
import { RoomAnswers } from "./room_answers.js"
import { SenseRow } from "./sense_row.js"
import { senses } from "./senses.js"

// The answers of the phone's senses in this room, without a sheet in the page.
export class AnswersPanel extends Panel {
  #answers
  #rows = new Map(senses.map(sense => [sense.name, new SenseRow(sense)]))
  #others = element("div", "answers__others")
  #told = element("p", "act__told")
  #isLoaded = false

  constructor(root, surroundings) {
    super(root, surroundings)
    this.#answers = new RoomAnswers(this.room.name)
    this.#answers.addEventListener("change", () => this.#show())
    this.#told.role = "status"
    const forget = button("Forget all", () => this.#do(() => this.#answers.forgetAll(), "All answers are forgotten: the page asks again."))
    const text = "An answer is given at once to each page of this room that asks, and the page shows no sheet. The timeline has it as an action."
    root.append(element("h2", "visually-hidden", "Answers"),
      element("div", "answers__head", element("p", "answers__text", text), forget), this.#told,
      element("div", "answers__list", ...[...this.#rows.values()].map(({ root }) => root)), this.#others)
    for (const row of this.#rows.values()) {
      row.show(undefined)
      row.addEventListener("set", ({ detail: { name, value } }) => this.#set(name, value))
    }
  }

  draw() {
    if (this.#isLoaded) return
    this.#isLoaded = true
    this.#do(() => this.#answers.load(), "")
  }

  #set(name, value) {
    const { set = "From the next time it is asked, this is the answer.", forgotten = "Forgotten: the page asks again." } = senses.find(sense => sense.name === name) ?? {}
    return this.#do(() => this.#answers.set(name, value), value === undefined ? forgotten : set)
  }

  #show() {
    const { values } = this.#answers
    for (const [name, row] of this.#rows) row.show(values[name])
    const others = Object.keys(values).filter(name => !this.#rows.has(name))
    this.#others.replaceChildren(...others.map(name => {
      const forget = button(`Forget ${visible(name)}`, () => this.#set(name, undefined), "chip")
      return element("p", "", visible(`${name}: ${JSON.stringify(values[name]).slice(0, 200)} `), forget)
    }))
  }

  async #do(run, done) {
    delete this.#told.dataset.failed
    try {
      await run()
      this.#told.textContent = done
    } catch (error) {
      this.#told.textContent = error.message
      this.#told.dataset.failed = "true"
    }
  }
}
