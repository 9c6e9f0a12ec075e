import { Controller } from "../application/controller.js"

/** The line for the reader's own app, with the address at which they reached this page. */
export class ScriptLineController extends Controller {
  connect() {
    this.element.textContent = `<script src="${location.origin}/viaduct/adapter.js"></script>`
  }
}
