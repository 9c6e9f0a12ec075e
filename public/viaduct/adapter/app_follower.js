import { TabStorage } from "./tab_storage.js"

// Follows the page from one app to the next. The web libraries read the list of components only once, and a page may have looked for script
// message handlers. So a page that was loaded without some of them has to load again.
export class AppFollower {
  // The names that the page was loaded again for.
  #reloadedFor = new TabStorage("viaduct:reloaded-for")
  #loaded
  #isEdited = false
  #isReloading = false
  #ask
  #report

  // ask(names, reload) shows the person a question. report(notice) notifies the developer.
  constructor(names, ask, report) {
    this.#loaded = new Set(names)
    this.#ask = ask
    this.#report = report
    addEventListener("input", event => { this.#isEdited ||= Boolean(event.target.closest?.("form")) }, true)
    addEventListener("submit", () => { this.#isEdited = false }, true)
  }

  // has: the names of the app's components and handlers for the page.
  follow({ name, reload = "auto" }, has) {
    const missing = has.filter(name => !this.#loaded.has(name))
    const names = missing.join(", ")
    if (this.#isReloading) return
    if (missing.length === 0) {
      this.#reloadedFor.value = ""
    } else if (reload === "never" || this.#reloadedFor.value === names) {
      this.#report({ cause: "VD-COMPONENT-5", name, names })
    } else if (reload === "ask" || this.#isEdited) {
      this.#ask(missing, () => this.#reload(names))
    } else {
      console.info(`[viaduct] The page loads again for ${names}.`)
      this.#reload(names)
    }
  }

  // Once for each list: a page that a cache answers must not load for ever.
  #reload(names) {
    this.#isReloading = true
    this.#reloadedFor.value = names
    location.reload()
  }
}
