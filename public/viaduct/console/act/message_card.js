import { dataOf } from "../copy/send_call.js"
import { format } from "../json/json_format.js"
import { textOf } from "../json/json_text.js"
import { visible } from "../json/visible.js"
import { button, element } from "../shell/element.js"
import { clock } from "../timeline/time_text.js"
import { ActCard } from "./act_card.js"

const mostMessages = 50
const mostTimes = 1000
// In milliseconds.
const longestPause = 60_000

// Sends a reply to a message of the page by hand, or the message again, as a person has edited it.
export class MessageCard extends ActCard {
  #kinds = ["native", "page"].map(value => ActCard.input({ type: "radio", name: "act-from", value, checked: value === "native" }))
  #message = element("select")
  #component = ActCard.input({ maxLength: 200, required: true })
  #event = ActCard.input({ maxLength: 200, required: true })
  #id = ActCard.input({ maxLength: 200, required: true })
  #data = Object.assign(element("textarea"), { rows: 8, spellcheck: false })
  #times = ActCard.input({ type: "number", min: 1, max: mostTimes, value: 1, required: true })
  #pause = ActCard.input({ type: "number", min: 0, max: longestPause, value: 1000, required: true })
  #send = ActCard.submit("Send", "act__main")
  #stop = button("Stop", () => this.#end?.abort())
  #messages = []
  #end = null

  constructor(target) {
    const form = element("form", "act__form")
    super("Send a message", target, form)
    const [native, page] = this.#kinds
    const kinds = element("fieldset", "act__kinds", element("legend", "visually-hidden", "As"),
      element("label", "check", native, element("span", "", "Reply of the native side")),
      element("label", "check", page, element("span", "", "Message of the page")))
    this.#stop.hidden = true
    form.append(kinds, ActCard.field("Message", this.#message),
      ActCard.row(ActCard.field("Component", this.#component), ActCard.field("Event", this.#event), ActCard.field("Id", this.#id)),
      ActCard.field("Data (JSON)", this.#data),
      ActCard.row(ActCard.field("Times", this.#times), ActCard.field("Pause (ms)", this.#pause), this.#send, this.#stop))
    kinds.addEventListener("change", () => this.#fill())
    this.#message.addEventListener("change", () => this.#fill())
    this.#data.addEventListener("input", () => this.#check())
    form.addEventListener("submit", event => {
      event.preventDefault()
      this.#run()
    })
  }

  // messages: messages of the page, the newest first; chosen: the one to begin with, or undefined.
  update(messages, chosen) {
    const shown = [...new Set([chosen, ...messages.slice(0, mostMessages)])].filter(Boolean)
    if (shown.length === this.#messages.length && shown.every((event, index) => event === this.#messages[index])) return
    const before = this.#chosen
    this.#messages = shown
    this.#message.replaceChildren(...shown.map(event => new Option(`${event.subject.slice(0, 60)} · ${visible(String(event.id)).slice(0, 20)} · ${clock(event.time)}`, event.key)))
    const kept = shown.includes(before) ? before : chosen ?? shown[0]
    this.#message.value = kept?.key ?? ""
    if (kept !== before) this.#fill()
  }

  choose(event) {
    if (event === this.#chosen) return
    this.#message.value = event.key
    this.#fill()
  }

  get #chosen() {
    return this.#messages.find(({ key }) => key === this.#message.value)
  }

  get #from() {
    return this.#kinds.find(({ checked }) => checked).value
  }

  // Fills in the last reply, or the message itself: a component replies with that by default.
  #fill() {
    const message = this.#chosen
    if (!message) return
    const isReply = this.#from === "native"
    const model = isReply ? message.replies.findLast(({ frame }) => frame !== null) ?? message : message
    this.#component.value = message.component
    this.#event.value = model.event ?? ""
    this.#id.value = message.id ?? ""
    this.#data.value = format(isReply ? dataOf(model) : textOf(model.frame ?? "", "message", "data") ?? "{}")
    this.#check()
  }

  #check() {
    this.#data.setCustomValidity("")
    try {
      JSON.parse(this.#data.value)
    } catch (error) {
      this.#data.setCustomValidity(`This is no JSON: ${error.message}`)
    }
  }

  async #run() {
    const isReply = this.#from === "native"
    const members = { id: this.#id.value, component: this.#component.value, event: this.#event.value }
    // The data stays as it is written: its numbers may have more digits than a script can hold.
    const message = `{${Object.entries(members).map(([name, value]) => `"${name}":${JSON.stringify(value)}`).join(",")},"data":${this.#data.value.trim()}}`
    const frame = `{"type":"${isReply ? "reply" : "message"}","message":${message}}`
    const end = this.#end = new AbortController()
    const times = this.#times.valueAsNumber
    this.#send.disabled = true
    this.#stop.hidden = times === 1
    for (let count = 1; count <= times && !end.signal.aborted; count += 1) {
      if (count > 1) await wait(this.#pause.valueAsNumber || 0, end.signal)
      if (end.signal.aborted) break
      if (!await this.do(hand => hand.send(this.#from, frame), count === 1 ? "Sent." : `Sent ${count} times.`)) break
    }
    this.#send.disabled = false
    this.#stop.hidden = true
  }
}

function wait(milliseconds, signal) {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener("abort", () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
