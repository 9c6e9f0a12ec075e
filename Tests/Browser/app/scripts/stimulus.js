// As much of Stimulus as errors need: it catches what a controller throws, logs it, and gives it to window.onerror.
window.stimulus = {
  register(identifier, Controller) {
    const start = () => document.querySelectorAll(`[data-controller="${identifier}"]`).forEach(element => begin(element, new Controller()))
    document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", start) : start()
  }
}

function begin(element, controller) {
  attempt("initializing controller", () => controller.initialize?.())
  attempt("connecting controller", () => controller.connect?.())
  for (const target of element.querySelectorAll("[data-action]")) {
    const { action } = target.dataset
    target.addEventListener("click", () => attempt(`invoking action "click->${action}"`, () => controller[action]()))
  }
}

function attempt(what, call) {
  try {
    call()
  } catch (error) {
    const message = `Error ${what}`
    console.error("%s\n\n%o\n\n%o", message, error, {})
    window.onerror?.(message, "", 0, 0, error)
  }
}
