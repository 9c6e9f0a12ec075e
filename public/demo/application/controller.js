/** Behaviour of one element, for as long as the element is in the document. */
export class Controller {
  #element

  constructor(element) {
    this.#element = element
  }

  get element() {
    return this.#element
  }

  /** The element has come into the document. */
  connect() {}

  /** The element has left the document: undo what `connect` did. */
  disconnect() {}
}
