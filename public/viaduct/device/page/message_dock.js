// The messages of the active phone's page, in a frame below the phones.
export class MessageDock {
  #root
  #title
  #button
  #page = null
  #frame = null

  // root: the dock's place; button: shows and hides it.
  constructor(root, button) {
    this.#root = root
    this.#title = root.querySelector("h2")
    this.#button = button
    root.querySelector("button").addEventListener("click", () => {
      this.toggle()
      button.focus()
    })
    root.addEventListener("keydown", event => {
      if (event.key !== "Escape") return
      this.toggle()
      button.focus()
    })
  }

  toggle() {
    this.#root.hidden = !this.#root.hidden
    this.#button.ariaPressed = String(!this.#root.hidden)
    this.#draw()
  }

  // page: the id of the page, with which its messages are read, or null before it is known; name: of its phone.
  show(page, name) {
    this.#title.textContent = name ? `Messages of ${name}` : "Messages"
    if (page === null || page === this.#page) return
    this.#page = page
    this.#draw()
  }

  // Each page has a frame of its own, so that the messages of two pages are not mixed.
  #draw() {
    this.#frame?.remove()
    this.#frame = null
    if (this.#root.hidden || !this.#page) return
    this.#frame = document.createElement("iframe")
    this.#frame.className = "dock__frame"
    this.#frame.title = "Messages of the page"
    this.#frame.allow = "clipboard-write"
    this.#frame.src = `/viaduct/timeline/#page=${this.#page}`
    this.#root.append(this.#frame)
  }
}
