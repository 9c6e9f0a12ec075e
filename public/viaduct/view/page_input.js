import { clickedElement, isField, locatorOf } from "./element_locator.js"
import { allNames } from "./element_name.js"

// As a recording masks them: SecretMask.words.
const secretWords = ["password", "token", "secret", "authorization", "csrf", "cookie", "card"]
// What a browser fills in for a person, and what nobody else should know.
const secretPurposes = /\b(one-time-code|cc-\w+)\b/
const masked = "[masked]"
// In characters.
const longestValue = 1000, longestNames = 500
const checkable = ["checkbox", "radio"]
const untyped = [...checkable, "file", "submit", "button", "reset", "image", "hidden"]

// Reports what a person does in the page itself, before the page's own scripts do anything about it. Of native controls the app knows.
export class PageInput {
  #send
  // Fields that have hidden their text at some time.
  #secret = new WeakSet()
  // By the type of the event.
  #takers = {
    click: event => this.#click(event), input: event => this.#type(event), change: event => this.#choose(event),
    keydown: event => this.#press(event)
  }
  #listener = event => {
    try {
      this.#takers[event.type](event)
    } catch (error) {
      // A page may have named its fields like members of a form, and its own scripts go on.
      console.debug("[viaduct] What was done here cannot be copied into a test:", event.target, error)
    }
  }

  // send(frame) reports a frame `input`.
  constructor(send) {
    this.#send = send
  }

  start() {
    for (const type of Object.keys(this.#takers)) addEventListener(type, this.#listener, true)
  }

  stop() {
    for (const type of Object.keys(this.#takers)) removeEventListener(type, this.#listener, true)
  }

  #click(event) {
    const target = targetOf(event)
    // A new tab is another page's.
    if (!target || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const element = clickedElement(target)
    // What they lead to is reported by their field.
    const isReported = element.matches("label, select, option") || isField(element) && untyped.includes(element.type)
    if (isReported) return
    // Return submits a form by its button, which an app may hide.
    const { activeElement: field } = document
    const isPressed = event.detail === 0 && !element.checkVisibility({ visibilityProperty: true }) && field?.tagName === "INPUT"
    if (isPressed) this.#report("press", field)
    else this.#report("click", element)
  }

  #type(event) {
    const field = targetOf(event)
    if (!field || !isField(field) || field.tagName === "SELECT" || untyped.includes(field.type)) return
    this.#report("type", field, { value: field.isContentEditable ? field.innerText : field.value })
  }

  #choose(event) {
    const field = targetOf(event)
    if (!field || !isField(field)) return
    if (field.tagName === "SELECT") return this.#report("choose", field, { value: field.selectedOptions[0]?.label ?? "" })
    if (checkable.includes(field.type)) this.#report(field.checked ? "check" : "uncheck", field)
    // Its path is that of this machine.
    if (field.type === "file") this.#report("choose", field, {})
  }

  // The button that submits a form reports a click.
  #press(event) {
    const field = targetOf(event)
    if (event.key !== "Enter" || event.isComposing || field?.tagName !== "INPUT" || untyped.includes(field.type)) return
    const submits = Array.from(field.form?.elements ?? []).some(({ type, disabled }) => (type === "submit" || type === "image") && !disabled)
    if (!submits) this.#report("press", field)
  }

  #report(act, element, details) {
    if (element.type === "password") this.#secret.add(element)
    this.#send({ type: "input", act, ...locatorOf(element), ...(details && { field: this.#fieldOf(element, details) }) })
  }

  // A value of no text, such as a file, is left out, and so is one that is too long.
  #fieldOf(element, { value = null }) {
    const names = allNames(element)
    const known = names.toLowerCase()
    const isSecret = this.#secret.has(element) || secretWords.some(word => known.includes(word)) || secretPurposes.test(known)
    const isWhole = value !== null && value.length <= longestValue
    return { name: names.slice(0, longestNames), ...(isSecret ? { value: masked } : isWhole && { value }) }
  }
}

// The element that a person has used; null for what a script does, and for what Viaduct draws.
function targetOf(event) {
  const [target] = event.composedPath()
  const isOwn = event.composedPath().some(({ localName }) => localName?.startsWith("viaduct-"))
  if (!event.isTrusted || isOwn || !(target instanceof Element)) return null
  // Tests cannot name what is in a shadow tree by the document's selectors.
  return target.getRootNode() === document ? target : event.target instanceof Element ? event.target : null
}
