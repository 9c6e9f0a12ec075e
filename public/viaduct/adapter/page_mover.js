// Takes the page where the native side wants it.
class PageMover {
  static move({ action, url, steps }) {
    switch (action) {
      case "advance":
      case "replace": return this.#visit(url, action)
      case "load": return location.assign(url)
      case "back": return history.go(-steps)
      case "forward": return history.forward()
      case "reload": return location.reload()
    }
  }

  static #visit(url, action) {
    if (window.Turbo?.visit) {
      window.Turbo.visit(url, { action })
    } else if (action === "replace") {
      location.replace(url)
    } else {
      location.assign(url)
    }
  }
}
