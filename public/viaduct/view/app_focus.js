// The page's focus, moved by the app. A screen reports each move once.
export class AppFocus {
  #root
  #number = 0

  constructor(root) {
    this.#root = root
  }

  // Another app counts from the start.
  forget() {
    this.#number = 0
  }

  // A control that is not drawn yet is looked for again when more of the screen is.
  render(focus) {
    if (!focus || focus.number === this.#number) return
    const control = this.#root.querySelector(`[data-control="${CSS.escape(focus.control)}"]`)
    if (!control) return
    this.#number = focus.number
    if (focus.focused) control.focus()
    else if (this.#root.activeElement === control) control.blur()
  }
}
