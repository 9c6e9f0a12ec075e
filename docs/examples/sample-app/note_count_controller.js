import { BridgeController } from "/demo/bridge/bridge_controller.js"

/** Tells the app how many notes there are; a tap on the number scrolls to the newest. */
export class NoteCountController extends BridgeController {
  static component = "note-count"

  connect() {
    const { count } = this.element.dataset
    this.send("connect", { title: count === "1" ? "1 note" : `${count} notes` }, () => this.#showNewest())
  }

  #showNewest() {
    this.element.lastElementChild?.scrollIntoView()
  }
}
