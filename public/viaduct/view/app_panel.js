import { element } from "./element.js"

// Shows what has happened to the app, and asks whether the page may be loaded again for it.
export class AppPanel {
  root = element("section", { class: "panel", "aria-label": "Viaduct", hidden: true })
  #notice = element("p", { class: "panel__text", role: "status" })
  #question = element("p", { class: "panel__text", role: "alert" })
  #reload = element("button", { class: "panel__button", type: "button", text: "Load again" })
  #close = element("button", { class: "panel__button", type: "button", text: "Close" })
  #onReload = null

  constructor() {
    this.root.append(this.#notice, this.#question, element("div", { class: "panel__buttons" }, this.#reload, this.#close))
    this.#reload.addEventListener("click", () => this.#onReload())
    this.#close.addEventListener("click", () => this.#dismiss())
    this.#dismiss()
  }

  // notice is { level, text }, or null to remove it.
  show(notice) {
    this.#notice.textContent = notice?.text ?? ""
    this.#notice.dataset.level = notice?.level ?? ""
    this.#update()
  }

  ask(names, reload) {
    this.#onReload = reload
    this.#question.textContent =
      `The app now has ${names.join(", ")}, which this page was loaded without. What you have typed is lost when it loads again.`
    this.#update()
  }

  #dismiss() {
    this.#notice.textContent = ""
    this.#question.textContent = ""
    this.#update()
  }

  #update() {
    const asks = this.#question.textContent !== ""
    this.#reload.hidden = !asks
    this.#close.textContent = asks ? "Not now" : "Close"
    this.root.hidden = !asks && this.#notice.textContent === ""
  }
}
