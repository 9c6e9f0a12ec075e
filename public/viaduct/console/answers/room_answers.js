import { askServer } from "../shell/ask_server.js"

// The answers that the pages of a room get in place of a person, as the server has them. Fires "change".
export class RoomAnswers extends EventTarget {
  // By the kind of the ask, for some with their subject.
  values = {}
  #room

  constructor(room) {
    super()
    this.#room = room
  }

  load() {
    return this.#ask("GET")
  }

  // value: undefined to forget it.
  set(name, value) {
    return this.#change(({ [name]: _, ...rest }) => (value === undefined ? rest : { ...rest, [name]: value }))
  }

  forgetAll() {
    return this.#change(() => ({}))
  }

  // Another console may have changed them in between.
  async #change(make) {
    await this.load()
    await this.#ask("PUT", JSON.stringify({ answers: make(this.values) }))
  }

  async #ask(method, body) {
    const response = await askServer(method, `/viaduct/api/answers?room=${encodeURIComponent(this.#room)}`, body)
    this.values = (await response.json()).answers
    this.dispatchEvent(new Event("change"))
  }
}
