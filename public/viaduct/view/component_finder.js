import { bridgeName } from "./bridge_name.js"
import { closest } from "./closest.js"

// Finds components of the page without a native side. The web libraries ignore them silently, as on a phone.
export class ComponentFinder {
  // How long a controller may take to load, in milliseconds.
  static #patience = 1000
  // The most unsupported names from libraries that are reported: a page may request any number.
  static #maximum = 100
  // How often it checks whether a verdict still holds: a controller may load late on a slow network.
  static #looks = 60

  #host
  #asked = new Set()
  // By their subjects.
  #told = new Map()
  #looksLeft = 0
  #suspected = new Set()
  #timer = null

  // The host has components, app, hasBridge, isBuilding, and report(notice).
  constructor(host) {
    this.#host = host
    const observer = new MutationObserver(() => this.look())
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ["data-controller"] })
    this.look()
  }

  // Notes a component that a library has requested in vain.
  ask(name) {
    if (this.#asked.size < ComponentFinder.#maximum) this.#asked.add(name)
    this.look()
  }

  // The name of a component that may be reported in a moment; `undefined` without one.
  get suspect() {
    const names = [...this.#find().values()].map(({ notice }) => notice.component)
    const name = names.find(Boolean)
    if (name) this.look()
    return name
  }

  // Reports what is found twice in a row, with a pause between, and withdraws premature verdicts.
  look() {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      if (this.#host.isBuilding) return this.look()
      const found = this.#find()
      for (const [subject, verdict] of found) if (this.#suspected.has(subject)) this.#tell(subject, verdict)
      this.#suspected = new Set(found.keys())
      this.#withdraw()
      this.#looksLeft -= 1
      if (this.#suspected.size > 0 || this.#told.size > 0 && this.#looksLeft > 0) this.look()
    }, ComponentFinder.#patience)
  }

  // The verdicts that were not reported yet, by their subject: a name, or a controller's identifier. Each has a notice, and isOver().
  #find() {
    const { components, hasBridge } = this.#host
    const loaded = this.#loaded
    const found = new Map()
    for (const name of this.#asked) if (!components.includes(name)) found.set(name, this.#unserved(name, null))
    for (const identifier of this.#identifiers) {
      const ownName = bridgeName(identifier)
      const name = ownName ?? identifier
      if (ownName && !hasBridge && !loaded?.has(identifier)) found.set("library", { notice: withoutLibrary(name, identifier), isOver: () => this.#host.hasBridge })
      if (components.includes(name)) {
        if (ownName && hasBridge && loaded && !loaded.has(identifier)) found.set(identifier, this.#unloaded(name, identifier))
      // Where Stimulus cannot be inspected, any other identifier may have its controller.
      } else if (ownName ? !loaded?.has(identifier) : loaded && !loaded.has(identifier) && hasBridge) {
        found.set(name, this.#unserved(name, identifier))
      }
    }
    for (const subject of this.#told.keys()) found.delete(subject)
    return found
  }

  // Undefined where Stimulus cannot be inspected.
  get #loaded() {
    const modules = window.Stimulus?.router?.modules
    return modules && new Set(modules.map(({ identifier }) => identifier))
  }

  #unserved(name, identifier) {
    return {
      notice: this.#hidden(name) ?? unserved(name, identifier, this.#host.components),
      isOver: () => this.#host.components.includes(name) || this.#loaded?.has(identifier)
    }
  }

  // Undefined for a component that nobody hides.
  #hidden(name) {
    const { hidden = {}, version } = this.#host.app ?? {}
    return Object.hasOwn(hidden, name) ? unseen(name, hidden[name], version) : undefined
  }

  #unloaded(name, identifier) {
    return { notice: unloaded(name, identifier), isOver: () => this.#loaded?.has(identifier) }
  }

  get #identifiers() {
    const values = [...document.querySelectorAll("[data-controller]")].map(({ dataset }) => dataset.controller)
    return new Set(values.join(" ").split(/\s+/).filter(Boolean))
  }

  #tell(subject, verdict) {
    this.#told.set(subject, verdict)
    this.#looksLeft = ComponentFinder.#looks
    this.#host.report(verdict.notice)
  }

  // Trouble that is over may be found once more.
  #withdraw() {
    for (const [subject, { notice: { cause, component }, isOver }] of this.#told) {
      if (!isOver()) continue
      this.#told.delete(subject)
      const text = `${component ? `“${component}”` : "What was missing"} is there now: ${cause} no longer holds.`
      this.#host.report({ level: "info", code: "withdrawn", cause, component, text })
    }
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
    "Write it in Swift and run “viaduct app FOLDER”, describe it in a stub, or connect an app that has it.",
    identifier && !window.Stimulus?.router && "If its component has another name, set window.Stimulus to the page's application."
  ]
  return { level: "warning", cause: "VD-COMPONENT-2", component: name, text: sentences.filter(Boolean).join(" ") }
}

// The notice for a component that the page does not see, for one of the reasons that the app's description may have. What a test or a version
// of the app hides is as the developer wants it.
function unseen(name, reason, version) {
  const [level, cause, why, cure] = {
    test: ["info", "VD-HIDDEN-1", "is hidden by the test (“components”)"],
    version: ["info", "VD-HIDDEN-2", `is not in version ${version} of the app`],
    room: ["warning", "VD-HIDDEN-3", "is switched off in this room", "Switch it on in the console, in “Components”."],
    stub: ["warning", "VD-HIDDEN-4", "was a stub that is gone", "Put its file back, or write the component in Swift."]
  }[reason]
  const text = `The component “${name}” ${why}, so the web library leaves it out, as with an older app.`
  return { level, cause, component: name, text: cure ? `${text} ${cure}` : text }
}

// The app has it, and the library has read a user agent without it, or Stimulus never got its controller.
function unloaded(name, identifier) {
  const text = `The app has a component “${name}”, but the page's library never loaded data-controller="${identifier}". `
    + "Since 1.1 it loads only components in the user agent that it reads when it starts: load Viaduct's script before it. "
    + `Otherwise register the controller in Stimulus as “${identifier}”.`
  return { level: "warning", cause: "VD-LIBRARY-2", component: name, text }
}

function withoutLibrary(name, identifier) {
  const text = `The page has data-controller="${identifier}" and no bridge library, so no component of it can reach the native side. `
    + "Import BridgeComponent from “@hotwired/hotwire-native-bridge”."
  return { level: "warning", cause: "VD-LIBRARY-1", component: name, text }
}
