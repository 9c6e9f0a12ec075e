import { AppPanel } from "./app_panel.js"
import { ChoiceDialog } from "./choice_dialog.js"
import { ConnectionMark } from "./connection_mark.js"
import { HapticBadge } from "./haptic_badge.js"
import { NativeScreen } from "./native_screen.js"
import { NavigationBar } from "./navigation_bar.js"
import { Overlays } from "./overlays.js"
import { PageInset } from "./page_inset.js"
import { ScreenElement } from "./screen_element.js"
import { SearchBar } from "./search_bar.js"
import { ShareDialog } from "./share_dialog.js"
import { barHeight, searchHeight } from "./styles/measures.js"

// Draws the newest screen, and tells what the person does.
export default class View {
  #perform
  #element
  #bar
  #mark = new ConnectionMark()
  #panel = new AppPanel()
  #overlays
  #search
  #haptic = new HapticBadge()
  #inset = new PageInset()
  #presented = new Map()
  #answered = new Set()

  // perform(control, value) sends an action to the app.
  constructor(perform) {
    this.#perform = perform
    this.#bar = new NavigationBar(perform)
    this.#overlays = new Overlays(perform)
    this.#search = new SearchBar(perform)
    ScreenElement.define()
    this.#element = document.createElement("viaduct-screen")
    this.#element.shadowRoot.append(
      this.#bar.root, this.#search.root, ...this.#overlays.roots, this.#mark.root, this.#haptic.root, this.#panel.root)
    this.#attach()
    new MutationObserver(() => this.#attach()).observe(document, { childList: true })
    new MutationObserver(() => this.#attach()).observe(document.documentElement, { childList: true })
  }

  render(screen) {
    this.#bar.render(screen.bar)
    this.#search.render(screen.bar?.search ?? null)
    this.#overlays.render(screen.overlays ?? [])
    this.#element.dataset.appearance = screen.appearance ?? ""
    this.#inset.setHeight(screen.bar ? barHeight + (screen.bar.search ? searchHeight : 0) : 0)
    this.#renderPresented(screen.presented ?? [])
  }

  playHaptic(feedback) {
    this.#haptic.play(feedback)
  }

  showNotice(notice) {
    this.#panel.show(notice)
  }

  askToReload(names, reload) {
    this.#panel.ask(names, reload)
  }

  setConnected(isConnected) {
    this.#mark.render(isConnected)
  }

  #attach() {
    if (this.#element.parentNode !== document.documentElement) document.documentElement.append(this.#element)
  }

  #renderPresented(list) {
    const ids = new Set(list.map(({ id }) => id))
    for (const id of this.#answered) {
      if (!ids.has(id)) this.#answered.delete(id)
    }
    for (const [id, presentation] of [...this.#presented].reverse()) {
      if (ids.has(id)) continue
      presentation.close()
      this.#presented.delete(id)
    }
    for (const presented of list) {
      if (this.#answered.has(presented.id)) continue
      const shown = this.#presented.get(presented.id)
      if (shown) {
        shown.update(presented)
      } else {
        this.#present(presented)
      }
    }
  }

  #present(presented) {
    const { id, kind } = presented
    const Dialog = { share: ShareDialog, screen: NativeScreen }[kind] ?? ChoiceDialog
    const presentation = new Dialog(presented, this.#perform, () => {
      this.#presented.delete(id)
      this.#answered.add(id)
    })
    this.#presented.set(id, presentation)
    presentation.open(this.#element.shadowRoot)
  }
}
