import { element } from "./element.js"
import styles from "./styles/message_dock.css" with { type: "css" }

// The page's own messages, in a frame of the server's below the page.
export class MessageDock {
  #address = new URL("../timeline/", import.meta.url)
  #page = null
  // "timeline" or "dropped".
  #view
  #root
  #close = element("button", { type: "button", class: "message-dock__close", text: "Close" })
  #note = element("p", { class: "message-dock__note", role: "alert" })
  #dock = element("section", { class: "message-dock", "aria-label": "Messages" },
    element("header", { class: "message-dock__head" }, element("h2", { text: "Messages" }), this.#close), this.#note)
  #frame = null

  constructor(root) {
    root.adoptedStyleSheets.push(styles)
    this.#root = root
    this.#close.addEventListener("click", () => this.#hide())
    this.#dock.addEventListener("keydown", event => {
      if (event.key !== "Escape") return
      event.stopPropagation()
      this.#hide()
    })
  }

  // The id of the page, with which the frame reads its messages. No other page gets it.
  set page(page) {
    if (page === this.#page) return
    this.#page = page
    if (this.#frame) this.#show()
  }

  open(view) {
    if (this.#frame && view === this.#view) return this.#close.focus()
    this.#view = view
    document.addEventListener("securitypolicyviolation", this.#violation)
    this.#root.append(this.#dock)
    this.#show()
    this.#close.focus()
  }

  #show() {
    const frame = element("iframe", { class: "message-dock__frame", title: "Messages of this page", allow: "clipboard-write" })
    // The server checks the origin of the page around it, whatever that page's own policy is.
    frame.referrerPolicy = "origin"
    frame.src = `${this.#address}?view=${this.#view}#page=${this.#page}`
    this.#frame?.remove()
    this.#frame = frame
    this.#note.textContent = ""
    this.#dock.append(frame)
  }

  #hide() {
    document.removeEventListener("securitypolicyviolation", this.#violation)
    this.#frame?.remove()
    this.#frame = null
    this.#dock.remove()
  }

  #violation = event => {
    if (event.effectiveDirective !== "frame-src" || !this.#address.href.startsWith(event.blockedURI)) return
    this.#note.textContent = `The page's Content-Security-Policy forbids this frame. Add ${this.#address.origin} to its frame-src.`
  }
}
