import { Controller } from "../application/controller.js"
import { SyntaxHighlighter } from "../application/syntax_highlighter.js"

/** Colours the `<code>` that bears it, in its `data-language`. */
export class CodeController extends Controller {
  #highlighter = new SyntaxHighlighter(this.element, this.element.dataset.language)

  connect() {
    this.#highlighter.show()
  }

  disconnect() {
    this.#highlighter.hide()
  }
}
