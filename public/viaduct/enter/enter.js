// Gives the browser access by a link. Its ticket follows “#”, which is sent to no server and appears in no log.
class Entry {
  #ticket
  #path
  #page = document.querySelector("main")
  #heading = document.querySelector("h1")
  #help = document.querySelector("[role=status]")
  #entry = document.querySelector(".entry")
  #again = document.querySelector(".again")
  #replaces = false

  constructor(fragment) {
    const slash = fragment.indexOf("/")
    this.#ticket = slash < 0 ? fragment : fragment.slice(0, slash)
    this.#path = slash < 0 ? "/" : fragment.slice(slash)
  }

  start() {
    this.#again.addEventListener("click", () => this.#open())
    if (!this.#ticket) return this.#close("There is no link here", "The address ends without its key. Open the whole link, as you were given it.")
    this.#open()
  }

  async #open() {
    this.#again.hidden = true
    try {
      const response = await fetch("/viaduct/enter/", {
        method: "POST", headers: { "content-type": "application/json" }, cache: "no-store",
        body: JSON.stringify({ ticket: this.#ticket, ...(this.#replaces && { replace: true }) })
      })
      if (response.ok) return location.replace(this.#destination)
      if (response.status === 409) return this.#ask(await response.text())
      this.#close("This link does not open", await response.text())
    } catch {
      this.#close("Viaduct does not answer", "The link may be good still.")
      this.#entry.hidden = true
      this.#again.hidden = false
    }
  }

  // No browser changes its room without asking the person.
  #ask(text) {
    this.#replaces = true
    this.#close("This browser is in another room", text)
    this.#entry.hidden = true
    this.#again.textContent = "Use the link"
    this.#again.hidden = false
  }

  // Only of this server: anybody may have written the link.
  get #destination() {
    const url = new URL(this.#path, location.origin)
    return url.origin === location.origin ? url : "/"
  }

  #close(heading, text) {
    this.#page.dataset.state = "closed"
    this.#heading.textContent = heading
    this.#help.replaceChildren(...this.#parts(text))
    this.#entry.hidden = false
  }

  // The text, with its code as a link to the explanation.
  #parts(text) {
    const [before, code, after] = text.split(/\((VD-[A-Z]+-\d+)\)/)
    if (!code) return [text]
    const link = Object.assign(document.createElement("a"), { className: "address", href: `/viaduct/errors/${code}`, textContent: code })
    return [before, link, after]
  }
}

const fragment = location.hash.slice(1)
// The next person at this browser finds no key in its history.
history.replaceState(null, "", location.pathname)
new Entry(fragment).start()
