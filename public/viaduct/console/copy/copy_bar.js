import { format } from "../json/json_format.js"
import { textOf } from "../json/json_text.js"
import { button, element } from "../shell/element.js"
import { Clipboard } from "./clipboard.js"
import { dataOf, sendCall } from "./send_call.js"
import { SwiftStruct } from "./swift_struct.js"

// Copies an event in other languages.
export class CopyBar {
  root = element("div", "copies")
  #done = element("span", "copies__done")

  // request: of a reply, the message.
  constructor(event, request = event) {
    this.root.role = "group"
    this.root.ariaLabel = "Copy"
    this.#done.role = "status"
    const json = () => `${format(event.isMessage ? textOf(event.frame, "message") ?? event.frame : event.frame)}\n`
    this.#add("JSON", json)
    if (event.isMessage) {
      this.#add("bridge.send", () => sendCall(request, request.replies.at(-1) ?? null))
      this.#add("Swift", () => SwiftStruct.text(dataOf(event)))
    }
    this.root.append(this.#done)
  }

  #add(name, text) {
    const copy = button(name, async () => {
      this.#done.textContent = ""
      if (await Clipboard.write(text())) this.#done.textContent = `${name} is copied.`
    })
    copy.ariaLabel = `Copy as ${name}`
    this.root.append(copy)
  }
}
