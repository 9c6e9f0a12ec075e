/** The object that the app calls in the page: window.bridge. */
export class Bridge {
  static register(token) {
    document.dispatchEvent(new CustomEvent("bridge:token", { detail: { token } }))
  }
}
