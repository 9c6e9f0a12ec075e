import { AccountAsk } from "./account_ask.js"
import { BarcodeAsk } from "./barcode_ask.js"
import { BiometricsAsk } from "./biometrics_ask.js"
import { FileAsk } from "./file_ask.js"
import { ImageAsk } from "./image_ask.js"
import { LinkAsk } from "./link_ask.js"
import { LocationAsk } from "./location_ask.js"
import { MemoryBadge } from "./memory_badge.js"
import { NFCAsk } from "./nfc_ask.js"
import { PermissionAsk } from "./permission_ask.js"
import { PurchaseAsk } from "./purchase_ask.js"
import { RememberedAnswers } from "./remembered_answers.js"
import { ReviewAsk } from "./review_ask.js"
import { TokenAsk } from "./token_ask.js"

const dialogs = {
  account: AccountAsk, barcode: BarcodeAsk, biometrics: BiometricsAsk, file: FileAsk, image: ImageAsk,
  link: LinkAsk, location: LocationAsk, nfc: NFCAsk, permission: PermissionAsk, purchase: PurchaseAsk, review: ReviewAsk, token: TokenAsk
}

// The app's asks in place of a phone's hardware: shown on top of each other, or answered from memory.
export class AskList {
  #perform
  #container
  #memory = new RememberedAnswers()
  #badge = new MemoryBadge(this.#memory)
  #shown = new Map()
  #answered = new Set()

  constructor(perform, container) {
    this.#perform = perform
    this.#container = container
    container.append(this.#badge.root)
  }

  render(asks) {
    const ids = new Set(asks.map(({ id }) => id))
    for (const id of this.#answered) {
      if (!ids.has(id)) this.#answered.delete(id)
    }
    for (const [id, dialog] of [...this.#shown].reverse()) {
      if (ids.has(id)) continue
      dialog.close()
      this.#shown.delete(id)
    }
    for (const ask of asks) {
      if (!this.#answered.has(ask.id) && !this.#shown.has(ask.id)) this.#take(ask)
    }
  }

  #take(ask) {
    const answer = this.#memory.answerTo(ask)
    if (answer === undefined) return this.#show(ask)
    this.#answered.add(ask.id)
    this.#badge.show(ask)
    this.#perform(ask.control, answer, true)
  }

  #show(ask) {
    const Dialog = Object.hasOwn(dialogs, ask.kind) && dialogs[ask.kind]
    if (!Dialog) {
      console.error(`[viaduct] This page cannot ask for “${ask.kind}”: load it again. (VD-VIEW-2)`)
      this.#answered.add(ask.id)
      return this.#perform(ask.control, null, true)
    }
    const dialog = new Dialog(ask, this.#memory, this.#perform, () => {
      this.#shown.delete(ask.id)
      this.#answered.add(ask.id)
    })
    this.#shown.set(ask.id, dialog)
    dialog.open(this.#container)
  }
}
