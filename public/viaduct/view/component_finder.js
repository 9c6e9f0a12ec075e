import { bridgeName } from "./bridge_name.js"
import { closest } from "./closest.js"

// Finds components of the page for which no native side is there. The web libraries leave them out without a word, as on a phone.
export class ComponentFinder {
  // How long a controller may take to load, in milliseconds.
  static #patience = 1000
  // The names that libraries have asked for in vain, and that are told: a page may ask for any number.
  static #maximum = 100

  #host
  #asked = new Set()
  #told = new Set()
  #suspected = new Set()
  #timer = null

  // The host has components, hasBridge, isBuilding, and report(notice).
  constructor(host) {
    this.#host = host
    const observer = new MutationObserver(() => this.look())
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ["data-controller"] })
    this.look()
  }

  // A library has asked for a component in vain.
  ask(name) {
    if (this.#asked.size < ComponentFinder.#maximum) this.#asked.add(name)
    this.look()
  }

  // Tells of what is found twice, with some time between.
  look() {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      if (this.#host.isBuilding) return this.look()
      const found = this.#find()
      for (const [subject, notice] of found) if (this.#suspected.has(subject)) this.#tell(subject, notice)
      this.#suspected = new Set(found.keys())
      if (this.#suspected.size > 0) this.look()
    }, ComponentFinder.#patience)
  }

  // The notices that have not been told yet, by their subject: a name, or the identifier of a controller.
  #find() {
    const { components, hasBridge } = this.#host
    const modules = window.Stimulus?.router?.modules
    const loaded = modules && new Set(modules.map(({ identifier }) => identifier))
    const found = new Map()
    for (const name of this.#asked) if (!components.includes(name)) found.set(name, unserved(name, null, components))
    for (const identifier of this.#identifiers) {
      const ownName = bridgeName(identifier)
      const name = ownName ?? identifier
      if (ownName && !hasBridge && !loaded?.has(identifier)) found.set("library", withoutLibrary(identifier))
      if (components.includes(name)) {
        if (ownName && hasBridge && loaded && !loaded.has(identifier)) found.set(identifier, unloaded(name, identifier))
      // Without Stimulus at hand, any other one may have its controller.
      } else if (ownName ? !loaded?.has(identifier) : loaded && !loaded.has(identifier) && hasBridge) {
        found.set(name, unserved(name, identifier, components))
      }
    }
    // A page without Stimulus is an experiment.
    if (hasBridge && modules && !window.Turbo) found.set("Turbo", withoutTurbo)
    for (const subject of this.#told) found.delete(subject)
    return found
  }

  get #identifiers() {
    const values = [...document.querySelectorAll("[data-controller]")].map(({ dataset }) => dataset.controller)
    return new Set(values.join(" ").split(/\s+/).filter(Boolean))
  }

  #tell(subject, notice) {
    this.#told.add(subject)
    this.#host.report(notice)
  }
}

function unserved(name, identifier, components) {
  const markup = identifier && `data-controller="${identifier}"`
  const isGuess = identifier && !identifier.includes("bridge--")
  const similar = closest(name, components)
  const sentences = [
    isGuess && `${markup} has no controller in the page's Stimulus application. If it is a bridge component, no native side has it.`,
    !isGuess && `No native side has a component “${name}”${markup ? ` (${markup})` : ""}, so the web library leaves it out, as on a phone.`,
    similar && `Did you mean “${similar}”?`,
    "Write it in Swift and run “viaduct app FOLDER”, or connect an app that has it.",
    identifier && !window.Stimulus?.router && "If its component has another name, set window.Stimulus to the page's application."
  ]
  return { level: "warning", cause: "VD-COMPONENT-2", text: sentences.filter(Boolean).join(" ") }
}

// The app has it, and the library has read a user agent without it, or Stimulus never got its controller.
function unloaded(name, identifier) {
  const text = `The app has a component “${name}”, but the page's library never loaded data-controller="${identifier}". `
    + "Since 1.1 it loads only components in the user agent that it reads when it starts: load Viaduct's script before it. "
    + `Otherwise register the controller in Stimulus as “${identifier}”.`
  return { level: "warning", cause: "VD-LIBRARY-2", text }
}

function withoutLibrary(identifier) {
  const text = `The page has data-controller="${identifier}" and no bridge library, so no component of it can reach the native side. `
    + "Import BridgeComponent from “@hotwired/hotwire-native-bridge”."
  return { level: "warning", cause: "VD-LIBRARY-1", text }
}

const withoutTurbo = {
  level: "warning", cause: "VD-TURBO-1",
  text: "The page has a bridge library and no window.Turbo. A phone shows “Error loading page” in place of it. Import “@hotwired/turbo”."
}
