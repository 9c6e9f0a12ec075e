import { element } from "./element.js"
import { ElementList } from "./elements/element_list.js"
import { NavigationBar } from "./navigation_bar.js"
import { point, points } from "./pointing.js"
import { Presentation } from "./presentation.js"
import { SheetDrag } from "./sheet_drag.js"
import { TabBar } from "./tab_bar.js"
import { tint } from "./tint.js"
import { Toolbar } from "./toolbar.js"

// A screen that is no page: pushed on top of the page, or shown over it as a sheet.
export class NativeScreen extends Presentation {
  // In milliseconds: how long a dismissal may take before it can be requested again.
  static #patience = 1000

  #grabber = element("button", { type: "button", class: "grabber", hidden: true })
  #bar
  #placeholder = element("p", { class: "placeholder", hidden: true })
  #content = element("div", { class: "screen-content" })
  #views
  #toolbar
  #tabs
  #askedAt = -Infinity

  constructor(presented, perform, answered) {
    super(presented, perform, answered)
    this.#bar = new NavigationBar(perform, "Bar")
    this.#toolbar = new Toolbar(perform)
    this.#tabs = new TabBar(perform)
    this.#views = new ElementList(this.#content, perform)
    const body = element("div", { class: "screen-body" }, this.#placeholder, this.#content)
    body.addEventListener("scroll", () => { this.#bar.isScrolled = body.scrollTop > 8 }, { passive: true })
    this.root.append(this.#grabber, this.#bar.root, body, this.#toolbar.root, this.#tabs.root)
    this.#grabber.addEventListener("click", () => this.#chooseDetent(this.#otherDetent))
    if (presented.style === "sheet") {
      new SheetDrag(this.root, [this.#grabber, this.#bar.root], {
        leave: () => this.dismiss(), detents: () => this.presented.detents ?? [], choose: name => this.#chooseDetent(name)
      })
    }
    this.render()
  }

  render() {
    const { style, title, content, placeholder, appearance = "", toolbar, tabs, detents = [], detent, grabber } = this.presented
    const { dataset } = this.root
    this.#askedAt = -Infinity
    Object.assign(dataset, { style, appearance, detent: detent ?? detents[0] ?? "large" })
    for (const side of ["width", "height"]) {
      const length = this.presented[side]
      if (length) this.root.style.setProperty(`--own-${side}`, `${length}px`)
      else this.root.style.removeProperty(`--own-${side}`)
    }
    this.root.toggleAttribute("data-unavailable", Boolean(this.presented.unavailable))
    this.root.toggleAttribute("data-undimmed", Boolean(this.presented.undimmed))
    this.root.setAttribute("aria-label", title || placeholder || "Screen")
    tint(this.root, this.presented.background, "--screen-background")
    this.#grabber.hidden = !(grabber || detents.length > 1)
    this.#grabber.disabled = detents.length < 2
    this.#grabber.setAttribute("aria-label", detents.length > 1 ? `Make the sheet ${this.#otherDetent}` : "Sheet")
    this.#renderBar()
    this.#placeholder.hidden = !placeholder
    this.#placeholder.textContent = `${placeholder} is a native screen that has nothing to draw in a browser.`
    this.#views.update(content)
    this.#toolbar.render(toolbar)
    this.#tabs.render(tabs)
    if (this.root.isConnected) this.place()
  }

  close() {
    super.close()
    this.#bar.disconnect()
  }

  // The page scrolls from below the bar, and continues behind it.
  place() {
    const isPopover = this.presented.style === "popover"
    if (isPopover) this.#renderBar()
    this.root.style.setProperty("--upper-bars", `${this.#bar.height}px`)
    if (isPopover) point(this.root, this.presented)
  }

  // On a narrow screen, a popover that does not point has a way out in its bar.
  #renderBar() {
    const { title, bar } = this.presented
    this.#bar.render({ ...bar, title }, this.#leave)
    this.#bar.root.hidden = this.#points && !title && bar.left.length + bar.right.length === 0
  }

  get #points() {
    return this.presented.style === "popover" && points(this.presented)
  }

  // The app decides whether the screen closes, and the next screen shows it.
  dismiss() {
    const { dismiss, attempt } = this.presented
    if (performance.now() - this.#askedAt < NativeScreen.#patience) return
    this.#askedAt = performance.now()
    if (dismiss ?? attempt) this.perform(dismiss ?? attempt)
  }

  dismissBeside() {
    if (this.presented.style !== "push") this.dismiss()
  }

  get #leave() {
    const { style, bar, dismiss } = this.presented
    if (bar.back) return { title: bar.back.title, isBack: true, run: () => this.#goBack(bar.back) }
    const hasItems = bar.left.length + bar.right.length > 0
    // Beside a popover a tap is the way out.
    if (!dismiss || style === "push" || hasItems || this.#points) return null
    return { title: "Done", isBack: false, run: () => this.dismiss() }
  }

  #goBack({ control }) {
    if (control === this.presented.dismiss) {
      this.dismiss()
    } else {
      this.perform(control)
    }
  }

  get #otherDetent() {
    const { detents = [] } = this.presented
    return detents[(detents.indexOf(this.root.dataset.detent) + 1) % detents.length]
  }

  #chooseDetent(name) {
    const { detents = [], detentControl } = this.presented
    if (!detents.includes(name) || name === this.root.dataset.detent) return
    this.root.dataset.detent = name
    this.#grabber.setAttribute("aria-label", `Make the sheet ${this.#otherDetent}`)
    if (detentControl) this.perform(detentControl, name)
  }
}
