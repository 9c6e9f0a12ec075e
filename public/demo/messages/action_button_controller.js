import { Controller } from "../application/controller.js"
import { postToApp } from "./app.js"

/** Has the app put a button into its bar that visits the link. */
export class ActionButtonController extends Controller {
  connect() {
    postToApp("nativeApp", { name: "ActionButton", path: this.element.getAttribute("href"), icon: this.element.dataset.icon })
  }
}
