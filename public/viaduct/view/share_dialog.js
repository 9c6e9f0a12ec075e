import { element } from "./element.js"
import { Icon } from "./icon.js"
import { Presentation } from "./presentation.js"

// The share sheet: what a browser can do of it.
export class ShareDialog extends Presentation {
  #dismiss
  #url
  #text

  constructor(presented, perform, answered) {
    super(presented, perform, answered)
    this.#dismiss = presented.dismiss
    this.#url = presented.items.find(item => item.url)?.url
    this.#text = presented.items.filter(item => item.text).map(item => item.text).join("\n")
    this.root.setAttribute("aria-label", "Share")
    this.root.replaceChildren(
      element("div", { class: "group" }, this.#preview(), this.#activities()),
      element("div", { class: "group" }, element("div", { class: "actions" }, this.#cancelButton()))
    )
  }

  // What is shared does not change while it is shown.
  update() {}

  dismiss() {
    this.#finish(null)
  }

  #preview() {
    const address = this.#parsed
    const icon = element("span", { class: "icon" })
    Icon.draw(address ? "link" : "text.alignleft", icon)
    return element("div", { class: "preview" }, icon, element("div", { class: "text" },
      element("h2", { text: this.#text || address?.host || this.#url || "Share" }),
      element("p", { text: this.#url ?? "" })))
  }

  #activities() {
    const list = element("div", { class: "actions" })
    list.append(this.#row("copy", this.#url ? "Copy Link" : "Copy", "doc.on.doc", () => this.#copy()))
    if (this.#canOpen) list.append(this.#row("open", "Open", "safari", () => window.open(this.#url, "_blank", "noopener")))
    list.append(this.#row("mail", "Mail", "envelope", () => this.#mail()))
    if (this.#canShare) list.append(this.#row("system", "More…", "ellipsis", () => navigator.share(this.#shared)))
    return list
  }

  #row(activity, title, symbol, run) {
    const icon = element("span", { class: "icon" })
    Icon.draw(symbol, icon)
    const row = element("button", { type: "button", class: "action row", "data-activity": activity },
      element("span", { class: "text", text: title }), icon)
    row.addEventListener("click", () => this.#choose(activity, run))
    return row
  }

  #cancelButton() {
    const button = element("button", { type: "button", class: "action", "data-style": "cancel", "data-control": this.#dismiss, text: "Cancel" })
    button.addEventListener("click", () => this.dismiss())
    return button
  }

  async #choose(activity, run) {
    try {
      await run()
      this.#finish({ activity })
    } catch (error) {
      // The person has closed the system's own sheet, or the browser does not allow it: this one stays.
      if (error.name !== "AbortError") console.error(`[viaduct] “${activity}” was not possible:`, error)
    }
  }

  #finish(value) {
    this.answer()
    this.perform(this.#dismiss, value)
  }

  get #parsed() {
    return URL.canParse(this.#url ?? "") ? new URL(this.#url) : null
  }

  // An address from a message may be anything, a script too.
  get #canOpen() {
    return ["http:", "https:"].includes(this.#parsed?.protocol)
  }

  get #shared() {
    return { ...(this.#text && { text: this.#text }), ...(this.#url && { url: this.#url }) }
  }

  get #canShare() {
    return navigator.canShare?.(this.#shared) ?? false
  }

  async #copy() {
    const text = this.#url ?? this.#text
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
    } else {
      this.#copyBySelection(text)
    }
  }

  // The clipboard API is there on secure origins only.
  #copyBySelection(text) {
    const area = element("textarea", { class: "offscreen", "aria-hidden": "true" })
    area.value = text
    this.root.append(area)
    area.select()
    document.execCommand("copy")
    area.remove()
  }

  #mail() {
    const query = new URLSearchParams({ subject: this.#text, body: this.#url ?? this.#text }).toString()
    const link = element("a", { href: `mailto:?${query.replaceAll("+", "%20")}` })
    link.click()
  }
}
