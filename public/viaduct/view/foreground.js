import { ChoiceDialog } from "./choice_dialog.js"
import { makeElement } from "./elements/kinds.js"
import { registry } from "./elements/registry.js"
import { foregroundStyles } from "./foreground_styles.js"
import { importWhole } from "./module_import.js"
import { NativeScreen } from "./native_screen.js"
import { Overlays } from "./overlays.js"
import { ShareDialog } from "./share_dialog.js"
import { textScale } from "./text_scale.js"

registry.makeElement = makeElement

const dialogs = { sheet: ChoiceDialog, alert: ChoiceDialog, share: ShareDialog, screen: NativeScreen }

// Everything on top of the page except its bars: presentations, toasts, and questions to the developer.
export class Foreground {
  #perform
  #root
  #overlays
  #asks = []
  #askList = null
  #isLoadingAsks = false
  #textScale = 1
  #presented = new Map()
  #answered = new Set()

  constructor(perform, root) {
    this.#perform = perform
    this.#root = root
    root.adoptedStyleSheets.push(...foregroundStyles)
    this.#overlays = new Overlays(perform)
    root.append(...this.#overlays.roots)
  }

  render({ overlays = [], presented = [], asks = [], textSize }) {
    this.#scaleText(textScale(textSize))
    this.#overlays.render(overlays)
    this.#renderPresented(presented)
    this.#renderAsks(asks)
  }

  #scaleText(scale) {
    if (scale === this.#textScale) return
    this.#textScale = scale
    this.#root.host.style.setProperty("--text-scale", scale)
  }

  #renderAsks(asks) {
    this.#asks = asks
    this.#askList?.render(asks)
    if (!this.#askList && asks.length > 0) this.#loadAsks()
  }

  // Most pages never ask.
  async #loadAsks() {
    if (this.#isLoadingAsks) return
    this.#isLoadingAsks = true
    const AskList = await importWhole("./asks/ask_list.js", "AskList")
    this.#askList = new AskList(this.#perform, this.#root)
    this.#askList.render(this.#asks)
  }

  #renderPresented(list) {
    const kinds = new Map(list.map(({ id, kind }) => [id, kind]))
    for (const id of this.#answered) {
      if (!kinds.has(id)) this.#answered.delete(id)
    }
    for (const [id, presentation] of [...this.#presented].reverse()) {
      if (kinds.get(id) === presentation.presented.kind) continue
      presentation.close()
      this.#remove(id)
    }
    let isAboveNew = false
    for (const presented of list) {
      if (this.#answered.has(presented.id)) continue
      const shown = this.#presented.get(presented.id)
      if (shown) {
        shown.update(presented)
        if (isAboveNew) shown.raise()
      } else {
        this.#present(presented)
        isAboveNew = true
      }
    }
  }

  #remove(id) {
    this.#presented.delete(id)
    for (const presentation of this.#presented.values()) presentation.uncover()
  }

  #present(presented) {
    const { id, kind } = presented
    // A newer kind is not shown.
    if (!Object.hasOwn(dialogs, kind)) return
    const presentation = new dialogs[kind](presented, this.#perform, () => {
      this.#remove(id)
      this.#answered.add(id)
    })
    this.#presented.set(id, presentation)
    presentation.open(this.#root)
  }
}
