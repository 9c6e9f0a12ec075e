import { Controller } from "../application/controller.js"

/** Shows what a form has sent to this page: each `<dd>` gets the parameter that its `data-name` names. */
export class SubmissionController extends Controller {
  connect() {
    const parameters = new URLSearchParams(location.search)
    for (const field of this.element.querySelectorAll("[data-name]")) {
      field.textContent = parameters.get(field.dataset.name) || "–"
    }
  }
}
