import { BarItems } from "./bar_items.js"
import { element } from "./element.js"
import { ElementList } from "./elements/element_list.js"
import { Icon } from "./icon.js"
import { SearchBar } from "./search_bar.js"
import { tint } from "./tint.js"

// In characters: a longer one leaves too little room for the title, and iOS says “Back”.
const longestBackTitle = 12

// The bar of the page or of a native screen: its title between items, and iOS' parts above and below them.
export class NavigationBar {
  root
  #prompt = element("div", { class: "prompt", hidden: true })
  #title = element("div", { class: "title" })
  #subtitle = element("div", { class: "bar__subtitle", hidden: true })
  #titleView = element("div", { class: "title-view", hidden: true })
  #large = element("div", { class: "large-title", hidden: true })
  #row = element("div", { class: "bar__row" })
  #back = element("button", { type: "button", class: "item back", hidden: true }, element("span", { class: "label" }))
  #leave = null
  #left
  #right
  #titleViews
  #search
  // Names of the heights of its parts, in styles/measures.css.
  #parts = []
  #observer = new ResizeObserver(() => this.#fit())

  constructor(perform, label = "Native navigation bar") {
    const left = element("div", { class: "items" })
    const right = element("div", { class: "side right" })
    const titles = element("div", { class: "titles" }, this.#title, this.#subtitle, this.#titleView)
    this.#left = new BarItems(left, perform)
    this.#right = new BarItems(right, perform)
    this.#titleViews = new ElementList(this.#titleView, perform)
    this.#search = new SearchBar(perform)
    this.#back.addEventListener("click", () => this.#leave.run())
    this.#row.append(element("div", { class: "side left" }, this.#back, left), titles, right)
    this.#observer.observe(this.#row)
    this.root = element("nav", { class: "bar", "aria-label": label, hidden: true }, this.#prompt, this.#row, this.#large,
      this.#search.root)
  }

  // Without a bar, nothing is drawn. `leave` is { title, isBack, run } for a button that leaves the screen.
  render(bar, leave = null) {
    this.root.hidden = !bar || bar.hidden === true
    const { title = "", subtitle = "", prompt = "", left = [], right = [], search = null, titleView, largeTitle, modal } = bar ?? {}
    this.#title.textContent = title
    this.#title.hidden = Boolean(titleView)
    this.#subtitle.textContent = subtitle
    this.#subtitle.hidden = !subtitle || Boolean(titleView)
    this.#prompt.textContent = prompt
    this.#prompt.hidden = !prompt
    this.#titleView.hidden = !titleView
    this.#titleViews.update(titleView ? [titleView] : [])
    this.#large.textContent = title
    this.#large.hidden = !largeTitle
    this.root.toggleAttribute("data-large", Boolean(largeTitle))
    this.root.toggleAttribute("data-modal", Boolean(modal))
    tint(this.root, bar?.tint)
    this.#left.update(left)
    // The first item on the right is at the edge. On Android the three dots are, whatever comes first.
    const isOverflow = ({ image }) => Icon.isOverflow(image?.symbol)
    this.#right.update(right.toReversed().toSorted((one, other) => isOverflow(one) - isOverflow(other)))
    this.#search.render(search)
    this.#renderLeave(leave)
    this.#fit()
    this.#parts = [
      "--bar-height", prompt && "--prompt-height", largeTitle && "--large-title-height", modal && "--sheet-gap",
      search && "--search-height", search?.scopes?.length && "--scopes-height"
    ].filter(Boolean)
  }

  // In CSS pixels, before anything is scrolled.
  get height() {
    if (this.root.hidden) return 0
    const style = getComputedStyle(this.root)
    return this.#parts.reduce((sum, name) => sum + parseFloat(style.getPropertyValue(name)), 0)
  }

  // A large title disappears when the content below it is scrolled.
  set isScrolled(isScrolled) {
    this.root.toggleAttribute("data-scrolled", isScrolled)
  }

  // The bar is not shown any more.
  disconnect() {
    this.#observer.disconnect()
  }

  // As on a phone, the way back loses its title when there is no room for all.
  #fit() {
    this.root.removeAttribute("data-crowded")
    this.root.toggleAttribute("data-crowded", this.#row.scrollWidth > this.#row.clientWidth)
  }

  #renderLeave(leave) {
    this.#leave = leave
    this.#back.hidden = !leave
    if (!leave) return
    const { title, isBack } = leave
    this.#back.toggleAttribute("data-back", isBack)
    this.#back.firstElementChild.textContent = isBack && title.length > longestBackTitle ? "Back" : title
    this.#back.setAttribute("aria-label", !isBack || title === "Back" ? title : title ? `Back to ${title}` : "Back")
  }
}
