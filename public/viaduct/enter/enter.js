// Lets the browser in by a link, whose ticket stands behind “#”: no server is sent that, and no log has it.
class Entry {
  #ticket
  #path
  #page = document.querySelector("main")
  #heading = document.querySelector("h1")
  #help = document.querySelector("[role=status]")
  #entry = document.querySelector(".entry")
  #again = document.querySelector(".again")

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
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ ticket: this.#ticket }), cache: "no-store"
      })
      if (response.ok) return location.replace(this.#destination)
      this.#close("This link does not open", await response.text())
    } catch {
      this.#close("Viaduct does not answer", "The link may be good still.")
      this.#entry.hidden = true
      this.#again.hidden = false
    }
  }

  // Only of this server: the link is anybody's text.
  get #destination() {
    const url = new URL(this.#path, location.origin)
    return url.origin === location.origin ? url : "/"
  }

  #close(heading, text) {
    this.#page.dataset.state = "closed"
    this.#heading.textContent = heading
    this.#help.textContent = text
    this.#entry.hidden = false
  }
}

const fragment = location.hash.slice(1)
// The next person at this browser finds no key in its history.
history.replaceState(null, "", location.pathname)
new Entry(fragment).start()
